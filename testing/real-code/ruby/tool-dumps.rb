# Bodies and headers as Ruby's frameworks and loggers give them back.
require 'json'; require 'yaml'; require 'pp'; require 'active_support'; require 'active_support/core_ext'; require 'ostruct'
C = JSON.parse(File.read(ARGV[0]))
def hd(t) t.strip.split("\n").to_h { |l| l.split(': ', 2) } end
B = {
 'Rails Parameters: line' => ->(r) { "  Parameters: " + JSON.parse(r).merge('callback' => JSON.parse(r)).inspect },
 'Rails params inspect' => ->(r) { '#<ActionController::Parameters ' + JSON.parse(r).merge('controller' => 'cb', 'action' => 'create').inspect + ' permitted: false>' },
 'p params symbolized' => ->(r) { JSON.parse(r, symbolize_names: true).inspect },
 'to_yaml' => ->(r) { JSON.parse(r).to_yaml },
 'pp' => ->(r) { JSON.parse(r).pretty_inspect },
 'to_xml' => ->(r) { JSON.parse(r).to_xml(root: 'callback') },
 'OpenStruct inspect' => ->(r) { JSON.parse(r, object_class: OpenStruct).inspect },
 'JSON.pretty_generate' => ->(r) { JSON.pretty_generate(JSON.parse(r)) },
 'ActiveSupport to_json' => ->(r) { ActiveSupport::JSON.encode(JSON.parse(r)) },
}
D = { 'request.headers.to_h' => ->(h) { h.transform_keys { |k| 'HTTP_' + k.upcase.tr('-', '_') }.inspect }, 'Net::HTTP each_header to_hash' => ->(h) { h.to_h { |k, v| [k.downcase, [v]] }.inspect } }
C.each { |n, c| B.each { |i, f| puts({ language: 'Ruby', kind: 'body', implementation: i, callback: n, text: f.(c['body']) }.to_json) }; D.each { |i, f| puts({ language: 'Ruby', kind: 'headers', implementation: i, callback: n, text: f.(hd(c['headers'])) }.to_json) } }
