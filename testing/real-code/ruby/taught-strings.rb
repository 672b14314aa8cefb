# Functions of the next blind set whose strings were told with something untrue beside it, or not at all, until that was mended. ruby taught-strings.rb callbacks.json
require 'active_support/all'; require 'json'
require_relative 'callbacks'
I18n.enforce_available_locales = false
def keep(raw, headers) = m(raw, headers).reject { |_, value| value.nil? || (value.is_a?(String) && value.strip.empty?) }
def entries(raw, headers) = keep(raw, headers).transform_values { |value| value.is_a?(Hash) || value.is_a?(Array) ? JSON.generate(value) : value.to_s }
def join(entries) = entries.sort.map { |key, value| "#{key}=#{value}" }.join('&')
print_rows({
  'Time.at' => ->(raw, headers) { join(entries(raw, headers).to_h { |key, value| [key, %w[completedAt createdAt].include?(key) ? Time.at(value.to_i).utc : value] }) },
  'AS to_json whole value' => ->(raw, headers) { join(keep(raw, headers).transform_values { |value| value.is_a?(String) ? value : ActiveSupport::JSON.encode(value) }) },
  'parameterize transliterate' => ->(raw, headers) { ActiveSupport::Inflector.transliterate(join(entries(raw, headers))) },
})
