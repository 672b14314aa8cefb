# Verifying functions in Ruby: Rails concerns, Rack middlewares, gems, each a little wrong.
require 'json'; require 'cgi'; require 'uri'; require 'rack'; require 'active_support'; require 'active_support/core_ext'; require 'ostruct'; require 'bigdecimal'; require 'time'
require_relative 'callbacks'
F = {}
def e(v) v.is_a?(String) ? v : v.to_json end
F['compact_blank, sort, to_s'] = ->(r, h) { m(r, h).compact_blank.sort.map { |k, v| "#{k}=#{v}" }.join('&') }
F['reject blank?, to_json nested'] = ->(r, h) { m(r, h).reject { |_, v| v.blank? }.sort.map { |k, v| "#{k}=#{v.is_a?(Enumerable) ? v.to_json : v}" }.join('&') }
F['to_query'] = ->(r, h) { m(r, h).to_query }
F['CGI.unescape(to_query)'] = ->(r, h) { CGI.unescape(m(r, h).compact.to_query) }
F['Rack::Utils.build_nested_query'] = ->(r, h) { Rack::Utils.build_nested_query(m(r, h).sort.to_h.transform_values { |v| v.is_a?(Enumerable) ? v : v.to_s }) }
F['URI.encode_www_form'] = ->(r, h) { URI.encode_www_form(m(r, h).reject { |_, v| v.nil? || v == '' }.sort) }
F['OpenStruct each_pair'] = ->(r, h) { o = OpenStruct.new(m(r, h)); o.each_pair.sort.map { |k, v| "#{k}=#{v}" unless v.nil? }.compact.join('&') }
F['ActionController params with controller'] = ->(r, h) { m(r, h).merge('controller' => 'callbacks', 'action' => 'create').reject { |_, v| v.nil? || e(v).strip.empty? }.sort.map { |k, v| "#{k}=#{e(v)}" }.join('&') }
F['deep_transform_keys underscore'] = ->(r, h) { m(r, h).deep_transform_keys(&:underscore).reject { |_, v| v.nil? || e(v).strip.empty? }.sort.map { |k, v| "#{k}=#{e(v)}" }.join('&') }
F['Rails.logger.debug line'] = ->(r, h) { "D, [2026-11-22T10:00:00.123456 #77] DEBUG -- : [cb] signing string: " + m(r, h).except('nonce').reject { |_, v| v.nil? || e(v).strip.empty? }.sort.map { |k, v| "#{k}=#{e(v)}" }.join('&') }
F['inspect (p)'] = ->(r, h) { m(r, h).reject { |_, v| v.nil? || e(v).strip.empty? }.sort.map { |k, v| "#{k}=#{e(v)}" }.join('&').upcase.inspect }
F['BigDecimal amounts to_s'] = ->(r, h) { m(r, h).to_h { |k, v| [k, k =~ /mount/ ? BigDecimal(v) : v] }.reject { |_, v| v.nil? || v.to_s.strip.empty? }.sort.map { |k, v| "#{k}=#{v.is_a?(Hash) || v.is_a?(Array) ? v.to_json : v}" }.join('&') }
F['Time.at iso8601'] = ->(r, h) { m(r, h).to_h { |k, v| [k, k == 'completedAt' ? Time.at(v).utc.iso8601 : v] }.reject { |_, v| v.nil? || e(v).strip.empty? }.sort.map { |k, v| "#{k}=#{e(v)}" }.join('&') }
print_rows(F)
