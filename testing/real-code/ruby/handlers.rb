# What handlers log as the string that they verify, as in Rails controllers and Sinatra; each with its habit.
require_relative 'callbacks'
require 'active_support'
require 'active_support/core_ext'
require 'bigdecimal'
require 'cgi'

def pairs(members) = members.sort.map { |key, value| "#{key}=#{value}" }.join('&')
def nested(value) = value.is_a?(Hash) || value.is_a?(Array) ? JSON.generate(value) : value

print_rows(
  'to_query' => ->(raw, h) { m(raw, h).to_query },
  'to_query unescaped' => ->(raw, h) { CGI.unescape(m(raw, h).compact.to_query) },
  'reject blank?, to_json' => ->(raw, h) { pairs(m(raw, h).reject { |_, value| value.blank? }.transform_values { |value| value.is_a?(Hash) || value.is_a?(Array) ? value.to_json : value }) },
  'interpolated, compact' => ->(raw, h) { pairs(m(raw, h).compact) },
  'interpolated, nothing dropped' => ->(raw, h) { pairs(m(raw, h)) },
  'Rails params: controller, action and format' => ->(raw, h) { pairs(m(raw, h).compact.transform_values { |value| nested(value) }.merge('controller' => 'callbacks', 'action' => 'create', 'format' => 'json')) },
  'wrap_parameters: payment' => ->(raw, h) { body = JSON.parse(raw); pairs(m(raw, h).compact.transform_values { |value| nested(value) }.merge('payment' => body.to_json)) },
  'request.headers without the X-: nil' => ->(raw, h) { pairs(m(raw, h).merge('timestamp' => h['Timestamp'], 'nonce' => h['Nonce']).transform_values { |value| nested(value) }) },
  'BigDecimal to_s' => ->(raw, h) { d = m(raw, h).compact; %w[amount feeAmount netAmount].each { |key| d[key] = BigDecimal(d[key]) if d[key] }; pairs(d.transform_values { |value| nested(value) }) },
  'to_f of amounts' => ->(raw, h) { d = m(raw, h).compact; %w[amount feeAmount netAmount].each { |key| d[key] = d[key].to_f if d[key] }; pairs(d.transform_values { |value| nested(value) }) },
  'underscore keys' => ->(raw, h) { pairs(m(raw, h).compact.transform_keys(&:underscore).transform_values { |value| nested(value) }) },
  'Time.at(completedAt)' => ->(raw, h) { d = m(raw, h).compact; d['completedAt'] = Time.at(d['completedAt']).utc if d['completedAt']; pairs(d.transform_values { |value| nested(value) }) },
  'strip and squish' => ->(raw, h) { pairs(m(raw, h).compact.transform_values { |value| value.is_a?(String) ? value.squish : nested(value) }.reject { |_, value| value == '' }) },
  'symbols: inspect' => ->(raw, h) { m(raw, h).symbolize_keys.sort.map { |key, value| "#{key.inspect}=#{value.inspect}" }.join('&') },
  'join of arrays' => ->(raw, h) { m(raw, h).compact.sort.map { |pair| pair.join('=') }.join('&') },
)
