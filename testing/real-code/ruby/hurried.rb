# Verifying functions in Ruby, written in a hurry.
require 'json'; require 'uri'; require 'cgi'; require 'active_support/all'; require 'bigdecimal'; require 'yaml'
require_relative 'callbacks'
F={
'sort.map join, reject blank?'=>->(r,h){ m(r,h).reject{|_,v| v.blank?}.sort.map{|k,v| "#{k}=#{v}"}.join('&')},
'compact, interpolation'=>->(r,h){ m(r,h).compact.sort.map{|k,v| "#{k}=#{v}"}.join('&')},
'to_query'=>->(r,h){ m(r,h).to_query},
'to_query unescaped'=>->(r,h){ CGI.unescape(m(r,h).to_query)},
'URI.encode_www_form'=>->(r,h){ URI.encode_www_form(m(r,h).sort)},
'to_json nested (Rails), nil dropped'=>->(r,h){ m(r,h).compact.sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? v.to_json : v}"}.join('&')},
'underscore keys, present?'=>->(r,h){ m(r,h).select{|_,v| v.present?}.transform_keys(&:underscore).sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? v.to_json : v}"}.join('&')},
'BigDecimal amounts to_s'=>->(r,h){ p=m(r,h); %w[amount feeAmount netAmount].each{|k| p[k]=BigDecimal(p[k]).to_s if p[k]}; p.reject{|_,v| v.nil?||v==''}.sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? JSON.generate(v) : v}"}.join('&')},
'to_f amounts, Time.at'=>->(r,h){ p=m(r,h); %w[amount feeAmount netAmount].each{|k| p[k]=p[k].to_f if p[k]}; p['completedAt']=Time.at(p['completedAt']).utc if p['completedAt']; p.reject{|_,v| v.nil?||v==''}.sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? JSON.generate(v) : v}"}.join('&')},
'values.join |'=>->(r,h){ m(r,h).sort.to_h.values.compact.join('|')},
'inspect map'=>->(r,h){ m(r,h).sort.to_h.inspect},
'to_yaml map'=>->(r,h){ m(r,h).sort.to_h.to_yaml},
'request.headers HTTP_X_'=>->(r,h){ p=JSON.parse(r); p.delete('sign'); p['HTTP_X_TIMESTAMP']=h['X-Timestamp']; p['HTTP_X_NONCE']=h['X-Nonce']; p.reject{|_,v| v.nil?||v==''}.sort.map{|k,v| "#{k}=#{v.is_a?(Hash)||v.is_a?(Array) ? JSON.generate(v) : v}"}.join('&')},
}
print_rows(F)
