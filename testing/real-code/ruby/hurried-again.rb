# A second set of verifying functions in Ruby, written after the first was mended.
require 'json'; require 'active_support/all'; require 'erb'
require_relative 'callbacks'
def s(v) v.is_a?(Hash)||v.is_a?(Array) ? JSON.generate(v) : v.to_s end
F={
'sort_by downcase, to_i amounts'=>->(r,h){ p=m(r,h); %w[amount feeAmount netAmount].each{|k| p[k]=p[k].to_i if p[k]}; p.compact.reject{|_,v| v==''}.sort_by{|k,_| k.downcase}.map{|k,v| "#{k}=#{s v}"}.join('&')},
'pretty_generate nested, strip'=>->(r,h){ m(r,h).compact.reject{|_,v| v==''}.sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? JSON.pretty_generate(v) : v.to_s.strip}"}.join('&')},
'url_encode values'=>->(r,h){ m(r,h).compact.reject{|_,v| v==''}.sort.map{|k,v| "#{k}=#{ERB::Util.url_encode(s v)}"}.join('&')},
'inspect values'=>->(r,h){ m(r,h).compact.sort.map{|k,v| "#{k}=#{v.inspect}"}.join('&')},
'Time.at iso8601, only strings and numbers'=>->(r,h){ p=m(r,h); p['completedAt']=Time.at(p['completedAt']).utc.iso8601 if p['completedAt']; p.select{|_,v| v.is_a?(String)||v.is_a?(Numeric)}.reject{|_,v| v==''}.sort.map{|k,v| "#{k}=#{v}"}.join('&')},
'number_with_delimiter amounts'=>->(r,h){ p=m(r,h); p['amount']=p['amount'].to_s(:delimited); p.compact.reject{|_,v| v==''}.sort.map{|k,v| "#{k}=#{s v}"}.join('&')},
}
print_rows(F)
