# Bodies (and own strings, as copies of them) as Ruby prints them. ruby half-dumps.rb callbacks.json
require 'json'; require 'shellwords'
BODIES = {
  'to_a inspect' => ->(raw) { JSON.parse(raw).to_a.inspect },
  'shellescape' => ->(raw) { raw.shellescape },
}
OWN = { 'paste: hash' => ->(string) { { string: string }.inspect } }
JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |name, callback|
  { 'body' => [BODIES, callback['body']], 'own' => [OWN, callback['canonical']] }.each do |kind, (functions, text)|
    functions.each { |implementation, function| puts JSON.generate({ kind: kind, implementation: implementation, callback: name, text: function.(text) }) }
  end
end
