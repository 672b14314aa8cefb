# Bodies as Oj, Hashie and Rack print them. ruby taught-dumps.rb callbacks.json
require 'hashie'; require 'json'; require 'oj'; require 'rack/utils'
BODIES = {
  'Oj compat symbol' => ->(body) { Oj.dump(body.transform_keys(&:to_sym)) },
  'Hashie::Mash' => ->(body) { Hashie::Mash.new(body).inspect },
  'rack build_nested' => ->(body) { Rack::Utils.build_nested_query(body.transform_values { |value| value.is_a?(Hash) || value.is_a?(Array) ? value.to_json : value&.to_s }) },
}
JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |name, callback|
  BODIES.each { |implementation, print| puts JSON.generate({ kind: 'body', implementation: implementation, callback: name, text: print.(JSON.parse(callback['body'])) }) }
end
