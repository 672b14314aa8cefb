# Functions of the first set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. ruby halves.rb callbacks.json
# What Active Support does is written out, as it could not be run.
require 'bigdecimal'; require 'json'
require_relative 'callbacks'
AMOUNTS = %w[amount feeAmount netAmount]
def flatten(members)
  members.compact.transform_values { |value| value.is_a?(Hash) || value.is_a?(Array) ? JSON.generate(value) : value.to_s }.reject { |_, value| value.strip.empty? }.sort.to_h
end
def join(entries) = entries.map { |key, value| "#{key}=#{value}" }.join('&')
def right(raw, headers) = join(flatten(m(raw, headers)))
def amounts(&change) = ->(raw, headers) { join(flatten(m(raw, headers)).to_h { |key, value| [key, AMOUNTS.include?(key) ? change.(value) : value] }) }
def number_to_currency(amount) = "$#{format('%.2f', amount).gsub(/(\d)(?=(\d{3})+\.)/, '\1,')}"
def underscore(key) = key.gsub(/([A-Z]+)([A-Z][a-z])/, '\1_\2').gsub(/([a-z\d])([A-Z])/, '\1_\2').downcase
print_rows({
  'decimal_class' => ->(raw, headers) { join(flatten(m(raw, headers, decimal_class: BigDecimal))) },
  'to_r' => amounts(&:to_r),
  'currency' => amounts { |amount| number_to_currency(amount) },
  'ASCII xml' => ->(raw, headers) { right(raw, headers).encode('ASCII', xml: :text) },
  'symbol keys' => ->(raw, headers) { join(flatten(m(raw, headers)).transform_keys { |key| key.to_sym.inspect }) },
  'underscore' => ->(raw, headers) { join(flatten(m(raw, headers)).transform_keys { |key| underscore(key) }.sort) },
})
