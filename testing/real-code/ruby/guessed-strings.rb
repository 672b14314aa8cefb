# Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. ruby guessed-strings.rb callbacks.json
# What Active Support does is written out, as it was not run.
require 'cgi'; require 'json'
require_relative 'callbacks'
def nested?(value) = value.is_a?(Hash) || value.is_a?(Array)
# As Rails’ blank?
def blank?(value) = !value || (value.is_a?(String) ? value.strip.empty? : nested?(value) && value.empty?)
# As Rails’ to_query: the finished pairs are sorted, and an empty object has none.
def to_query(value, name)
  case value
  when Hash then value.map { |key, item| to_query(item, "#{name}[#{key}]") }.sort.join('&')
  when Array then value.empty? ? "#{CGI.escape("#{name}[]")}=" : value.map { |item| to_query(item, "#{name}[]") }.join('&')
  else "#{CGI.escape(name)}=#{CGI.escape(value.to_s)}"
  end
end
print_rows({
  'to_query' => ->(raw, headers) { m(raw, headers).reject { |_, value| value == {} }.map { |key, value| to_query(value, key) }.sort.join('&') },
  'reject blank?' => ->(raw, headers) { m(raw, headers).reject { |_, value| blank?(value) }.sort.map { |key, value| "#{key}=#{nested?(value) ? value.to_json : value}" }.join('&') },
})
