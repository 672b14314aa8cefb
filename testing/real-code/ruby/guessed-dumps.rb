# Bodies as Active Record prints the row that keeps them; written out, as it was not run. ruby guessed-dumps.rb callbacks.json
require 'bigdecimal/util'; require 'json'
AMOUNTS = %w[amount feeAmount netAmount]
def underscore(key) = key.gsub(/([a-z])([A-Z])/, '\1_\2').downcase
def print_column(key, value)
  return value.to_d.to_s if AMOUNTS.include?(key)
  return Time.at(value).utc.strftime('"%Y-%m-%d %H:%M:%S.%9N +0000"') if key == 'completedAt'
  value.inspect
end
def inspect_record(raw)
  columns = JSON.parse(raw).map { |key, value| "#{underscore(key)}: #{print_column(key, value)}" }
  "#<CallbackLog id: 1042, #{columns.join(', ')}, created_at: \"2026-09-21 06:13:28.113450000 +0000\">"
end
JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |name, callback|
  puts JSON.generate({ kind: 'body', implementation: 'ActiveRecord inspect', callback: name, text: inspect_record(callback['body']) })
end
