# What Ruby programs print of a callback whose values they changed before: one JSON object a line. Active Support.
require 'json'
require 'bigdecimal'
require 'yaml'
require 'active_support/all'

AMOUNTS = %w[amount feeAmount netAmount].freeze

def change(data, keys)
  data.to_h { |key, value| [key, keys.include?(key) ? yield(value) : value] }
end

def bodies(text)
  data = JSON.parse(text)
  zone = ActiveSupport::TimeZone['Asia/Shanghai']
  snake = data.transform_keys(&:underscore)
  [
    ['BigDecimal', "data['amount'].to_d", change(data, AMOUNTS) { |value| BigDecimal(value) }.inspect],
    ['to_f', "data['amount'].to_f", change(data, AMOUNTS, &:to_f).inspect],
    ['Time', 'Time.at(…)', change(data, ['completedAt']) { |value| Time.at(value).utc }.inspect],
    ['TimeWithZone', 'Time.zone.at(…)', change(data, ['completedAt']) { |value| zone.at(value) }.inspect],
    ['object', 'p callback', "#<Callback:0x000055d5 #{snake.map { |key, value| "@#{key}=#{value.inspect}" }.join(', ')}>"],
    ['record', 'p Callback.last', "#<Callback id: 5, #{snake.map { |key, value| "#{key}: #{value.inspect}" }.join(', ')}>"],
    ['YAML of symbols', 'data.symbolize_keys.to_yaml', data.symbolize_keys.to_yaml],
    ['YAML of Rails', 'params.to_yaml', data.with_indifferent_access.to_yaml],
  ]
end

JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |name, callback|
  bodies(callback['body']).each do |implementation, code, text|
    puts JSON.generate({ kind: 'body', implementation: implementation, code: code, callback: name, text: text })
  end
end
