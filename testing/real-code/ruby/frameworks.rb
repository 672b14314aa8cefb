# Verifying functions in Ruby, third set: Rails, Sinatra, Rack, Oj.
require 'json';require 'uri';require 'cgi';require 'erb';require 'time';require 'bigdecimal';require 'bigdecimal/util';require 'ostruct';require 'yaml'
require 'active_support';require 'active_support/all';require 'rack';require 'oj'
require 'action_controller'
Time.zone='Asia/Kolkata'
require_relative 'callbacks'
F={
'to_query'=>->(r,h){m(r,h).to_query},
'CGI.unescape(to_query)'=>->(r,h){CGI.unescape(m(r,h).compact.to_query)},
'compact_blank.sort.map join'=>->(r,h){m(r,h).compact_blank.sort.map{|k,v|"#{k}=#{v}"}.join('&')},
'Rack::Utils.build_query'=>->(r,h){Rack::Utils.build_query(m(r,h).sort.to_h)},
'Rack::Utils.build_nested_query'=>->(r,h){Rack::Utils.build_nested_query(m(r,h).sort.to_h.transform_values{|v|v.is_a?(Hash)||v.is_a?(Array)||v.nil? ? v : v.to_s})},
'URI.encode_www_form sorted'=>->(r,h){URI.encode_www_form(m(r,h).reject{|_,v|v.nil?||v==''}.sort)},
'reject(&:blank?) to_json values tr quotes'=>->(r,h){m(r,h).reject{|_,v|v.blank?&&v!=false}.sort.map{|k,v|"#{k}=#{v.to_json.delete('"')}"}.join('&')},
'Oj.dump compat nested'=>->(r,h){m(r,h).select{|_,v|v.present?}.sort.map{|k,v|"#{k}=#{v.is_a?(Enumerable) ? Oj.dump(v,mode: :compat) : v}"}.join('&')},
'Oj strict bigdecimal'=>->(r,h){d=Oj.load(r,bigdecimal_load: :bigdecimal);d['timestamp']=h['X-Timestamp'];d['nonce']=h['X-Nonce'];d.delete('sign');d.reject{|_,v|v.nil?||v==''}.sort.map{|k,v|"#{k}=#{v.is_a?(Enumerable) ? v.to_json : v.to_s}"}.join('&')},
'to_d amounts to_s'=>->(r,h){d=m(r,h);%w[amount feeAmount netAmount].each{|k|d[k]=d[k].to_d.to_s if d[k]};d.reject{|_,v|v.nil?||v.to_s.strip.empty?}.sort.map{|k,v|"#{k}=#{v.is_a?(Enumerable) ? JSON.generate(v) : v}"}.join('&')},
'Time.zone.at completedAt'=>->(r,h){d=m(r,h);d['completedAt']=Time.zone.at(d['completedAt']) if d['completedAt'];d.reject{|_,v|v.nil?||v.to_s.strip.empty?}.sort.map{|k,v|"#{k}=#{v.is_a?(Enumerable) ? JSON.generate(v) : v}"}.join('&')},
'Time.at.iso8601 utc'=>->(r,h){d=m(r,h);d['completedAt']=Time.at(d['completedAt']).utc.iso8601 if d['completedAt'];d.reject{|_,v|v.nil?||v.to_s.strip.empty?}.sort.map{|k,v|"#{k}=#{v.is_a?(Enumerable) ? JSON.generate(v) : v}"}.join('&')},
'sort_by downcase'=>->(r,h){m(r,h).reject{|_,v|v.nil?||v==''}.sort_by{|k,_|k.downcase}.map{|k,v|"#{k}=#{v.is_a?(String) ? v : JSON.pretty_generate(v)}"}.join('&')},
'transform_keys underscore'=>->(r,h){m(r,h).transform_keys(&:underscore).reject{|_,v|v.nil?||v==''}.sort.map{|k,v|"#{k}=#{v.is_a?(String) ? v : JSON.generate(v)}"}.join('&')},
'OpenStruct each_pair'=>->(r,h){OpenStruct.new(m(r,h)).to_h.sort.map{|k,v|"#{k}=#{v}"}.join('&')},
'permit! to_unsafe_h with controller, action'=>->(r,h){ActionController::Parameters.new(m(r,h).merge('controller'=>'callbacks','action'=>'create')).permit!.to_h.sort.map{|k,v|"#{k}=#{v}"}.join('&')},
'ERB::Util.h values'=>->(r,h){m(r,h).reject{|_,v|v.nil?||v==''}.sort.map{|k,v|"#{k}=#{v.is_a?(String) ? ERB::Util.h(v) : v.to_json}"}.join('&')},
'number_to_currency-like delimiter'=>->(r,h){d=m(r,h);%w[amount feeAmount netAmount].each{|k|d[k]=ActiveSupport::NumberHelper.number_to_currency(d[k]) if d[k]};d.reject{|_,v|v.nil?||v==''}.sort.map{|k,v|"#{k}=#{v.is_a?(String) ? v : v.to_json}"}.join('&')},
'sort without to_s headers symbol'=>->(r,h){d=JSON.parse(r,symbolize_names: true);d[:timestamp]=h['X-Timestamp'];d[:nonce]=h['X-Nonce'];d.delete(:sign);d.compact.sort.map{|k,v|"#{k}=#{v.is_a?(Hash) ? v.to_param : v}"}.join('&')},
'to_yaml'=>->(r,h){m(r,h).sort.to_h.to_yaml},
'to_xml-less: map inspect'=>->(r,h){m(r,h).sort.to_h.inspect},
'flatten join'=>->(r,h){m(r,h).sort.flatten(1).join},
}
print_rows(F)
