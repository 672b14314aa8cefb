# Strings that stubs, test scripts and hurried platforms sign, each in its own way.
require_relative 'callbacks'
require 'active_support/all'
require 'cgi'
require 'openssl'
require 'uri'

print_rows(
  'interpolation, compact' => ->(raw, h) { m(raw, h).compact.sort.map { |k, v| "#{k}=#{v}" }.join('&') },
  'reject blank?' => ->(raw, h) { m(raw, h).reject { |_, v| v.blank? }.sort.map { |k, v| "#{k}=#{v}" }.join('&') },
  'to_json of what is nested' => ->(raw, h) { m(raw, h).reject { |_, v| v.nil? || v == '' }.sort.map { |k, v| "#{k}=#{v.is_a?(Enumerable) ? v.to_json : v}" }.join('&') },
  'to_query' => ->(raw, h) { m(raw, h).to_query },
  'CGI.unescape(to_query)' => ->(raw, h) { CGI.unescape(m(raw, h).compact.to_query) },
  'URI.encode_www_form' => ->(raw, h) { URI.encode_www_form(m(raw, h).sort) },
  'sort_by downcase' => ->(raw, h) { m(raw, h).select { |_, v| v.to_s.strip.present? }.sort_by { |k, _| k.downcase }.map { |k, v| "#{k}=#{v.is_a?(Hash) || v.is_a?(Array) ? JSON.generate(v) : v}" }.join('&') },
  'to_d amounts' => ->(raw, h) { m(raw, h).transform_values { |v| v.to_s =~ /\A\d+\.\d+\z/ ? v.to_s.to_d.to_s : v }.compact.sort.map { |k, v| "#{k}=#{v}" }.join('&') },
  'to_f amounts' => ->(raw, h) { m(raw, h).to_h { |k, v| [k, k =~ /amount/i ? v.to_f : v] }.compact.sort.map { |k, v| "#{k}=#{v.is_a?(String) || v.is_a?(Numeric) ? v : v.to_json}" }.join('&') },
  'sorted JSON' => ->(raw, h) { m(raw, h).sort.to_h.to_json },
  'timestamp + nonce + raw' => ->(raw, h) { h['X-Timestamp'] + h['X-Nonce'] + raw },
  'pretty_generate' => ->(raw, h) { m(raw, h).sort.map { |k, v| "#{k}=#{v.is_a?(Hash) || v.is_a?(Array) ? JSON.pretty_generate(v) : v}" }.join('&') },
)
