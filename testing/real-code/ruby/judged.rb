# Functions of the twentieth judge that were not told until that was mended. ruby judged.rb callbacks.json
require 'uri'
require_relative 'callbacks'

# Rack 3's build_nested_query, whose nulls are bare keys.
def build_nested_query(value, prefix = nil)
  case value
  when Array then value.map { |item| build_nested_query(item, "#{prefix}[]") }.join('&')
  when Hash then value.map { |key, item| build_nested_query(item, prefix ? "#{prefix}[#{key}]" : key) }.reject(&:empty?).join('&')
  when nil then prefix
  else "#{prefix}=#{URI.encode_www_form_component(value)}"
  end
end

print_rows(
  'encode_www_form with nils' => ->(raw, headers) { URI.encode_www_form(m(raw, headers).sort) },
  'encode_www_form with nils, decoded' => ->(raw, headers) { URI.decode_www_form_component(URI.encode_www_form(m(raw, headers).sort)) },
  'build_nested_query with nils' => ->(raw, headers) { build_nested_query(m(raw, headers).sort.to_h) },
)
