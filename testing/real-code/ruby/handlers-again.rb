# More handlers that log what they verify, written once what the first had shown was mended.
require_relative 'callbacks'
def nested(value) = value.is_a?(Hash) || value.is_a?(Array) ? JSON.generate(value) : value
def pairs(members) = members.sort.map { |key, value| "#{key}=#{nested(value)}" }.join('&')
print_rows(
  'to_json of each value' => ->(raw, h) { m(raw, h).sort.map { |key, value| "#{key}=#{value.to_json}" }.join('&') },
  'select(&:itself)' => ->(raw, h) { pairs(m(raw, h).select { |_, value| value }) },
  'reject empty?' => ->(raw, h) { pairs(m(raw, h).reject { |_, value| value.nil? || value.respond_to?(:empty?) && value.empty? }) },
  'sort_by downcase' => ->(raw, h) { m(raw, h).reject { |_, value| value.nil? || value == '' }.sort_by { |key, _| key.downcase }.map { |key, value| "#{key}=#{nested(value)}" }.join('&') },
  "format('%.2f') of amounts" => ->(raw, h) { d = m(raw, h).compact; %w[amount feeAmount netAmount].each { |key| d[key] = format('%.3f', d[key].to_f) if d[key] }; pairs(d) },
  'pretty_generate of nested' => ->(raw, h) { m(raw, h).reject { |_, value| value.nil? || value == '' }.sort.map { |key, value| "#{key}=#{value.is_a?(Hash) || value.is_a?(Array) ? JSON.pretty_generate(value) : value}" }.join('&') },
)
