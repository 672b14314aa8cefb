# Functions of the blind sets of November 25th, 28th and 29th that were not told until that was mended. ruby judged.rb callbacks.json
require 'uri'
require 'active_support'
require 'active_support/core_ext'
require_relative 'callbacks'
def join(members)
  members.compact.sort.map { |key, value| "#{key}=#{yield value}" }.reject { |pair| pair.end_with?('=') }.join('&')
end
def nest(raw, headers)
  join(m(raw, headers)) { |value| value.is_a?(Hash) || value.is_a?(Array) ? yield(value) : value }
end

# Rack 3's build_nested_query, whose nulls are bare keys.
def build_nested_query(value, prefix = nil)
  case value
  when Array then value.map { |item| build_nested_query(item, "#{prefix}[]") }.join('&')
  when Hash then value.map { |key, item| build_nested_query(item, prefix ? "#{prefix}[#{key}]" : key) }.reject(&:empty?).join('&')
  when nil then prefix
  else "#{prefix}=#{URI.encode_www_form_component(value)}"
  end
end

print_rows({
  'encode_www_form with nils' => ->(raw, headers) { URI.encode_www_form(m(raw, headers).sort) },
  'encode_www_form with nils, decoded' => ->(raw, headers) { URI.decode_www_form_component(URI.encode_www_form(m(raw, headers).sort)) },
  'build_nested_query with nils' => ->(raw, headers) { build_nested_query(m(raw, headers).sort.to_h) },
  'sort.to_s' => ->(raw, headers) { m(raw, headers).sort.to_s },
  'compact.sort.to_s' => ->(raw, headers) { m(raw, headers).compact.sort.to_s },
  'join' => ->(raw, headers) { nest(raw, headers) { |value| (value.is_a?(Hash) ? value.values : value).join(',') } },
  'to_a.join' => ->(raw, headers) { nest(raw, headers) { |value| value.to_a.join(',') } },
  'to_param' => ->(raw, headers) { nest(raw, headers, &:to_param) },
  'pretty_generate' => ->(raw, headers) { nest(raw, headers) { |value| JSON.pretty_generate(value) } },
  'CGI.unescape(to_query)' => ->(raw, headers) { CGI.unescape(m(raw, headers).compact.to_query) },
  'presence || ""' => ->(raw, headers) { m(raw, headers).sort.map { |key, value| "#{key}=#{value.is_a?(Hash) || value.is_a?(Array) ? (value.presence&.to_json || '') : value.presence || ''}" }.join('&') },
  '[key, value].join' => ->(raw, headers) { m(raw, headers).compact.sort.map { |pair| pair.join('=') }.reject { |pair| pair.end_with?('=') }.join('&') },
  'join of lists, inspect of hashes' => ->(raw, headers) { nest(raw, headers) { |value| value.is_a?(Hash) ? value : value.join(',') } },
  'inspect, its arrows replaced' => ->(raw, headers) { join(m(raw, headers)) { |value| value.is_a?(Hash) || value.is_a?(Array) ? value.to_s.gsub('=>', ':') : value } },
})
