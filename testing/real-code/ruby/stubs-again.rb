# More strings that stubs, test scripts and hurried platforms sign; written once what stubs.rb had shown was mended.
require_relative 'callbacks'
require 'digest'
require 'erb'

print_rows(
  'to_s, empties rejected' => ->(raw, h) { m(raw, h).reject { |_, v| v.to_s.empty? }.sort.map { |pair| pair.join('=') }.join('&') },
  'select truth, to_json of all but text' => ->(raw, h) { m(raw, h).select { |_, v| v }.sort.map { |k, v| "#{k}=#{v.is_a?(String) ? v : v.to_json}" }.join('&') },
  'url_encode of values' => ->(raw, h) { m(raw, h).compact.sort.map { |k, v| "#{k}=#{ERB::Util.url_encode(v.to_s)}" }.join('&') },
  'values on lines' => ->(raw, h) { m(raw, h).compact.sort.map { |_, v| v }.join("\n") },
  'hexdigest' => ->(raw, h) { Digest::SHA256.hexdigest(m(raw, h).reject { |_, v| v.nil? || v == '' }.sort.map { |k, v| "#{k}=#{v}" }.join('&')) },
)
