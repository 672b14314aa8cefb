# Functions of the blind sets of November 25th that were not told until that was mended. ruby judged.rb callbacks.json
require_relative 'callbacks'
def join(members)
  members.compact.sort.map { |key, value| "#{key}=#{yield value}" }.reject { |pair| pair.end_with?('=') }.join('&')
end
print_rows({
  'inspect, its arrows replaced' => ->(raw, headers) { join(m(raw, headers)) { |value| value.is_a?(Hash) || value.is_a?(Array) ? value.to_s.gsub('=>', ':') : value } },
})
