# What Ruby programs print of a callback: one JSON object a line. Standard library, Rack, awesome_print.
require 'json'
require 'pp'
require 'yaml'
require 'uri'
require 'cgi'
require 'base64'
require 'ostruct'
require 'bigdecimal'
require 'rack'
require 'awesome_print'

callbacks = JSON.parse(File.read(ARGV[0], encoding: 'UTF-8'))
EIGHT = %w[orderType orderNo merchantOrderNo status amount feeAmount netAmount completedAt].freeze

# What Ruby 3.4 prints (https://docs.ruby-lang.org/en/3.4/Hash.html#method-i-inspect); Debian has 3.1.
def inspect34(value)
  case value
  when Hash
    return '{}' if value.empty?
    '{' + value.map { |k, v|
      key = k.is_a?(Symbol) ? (k.inspect.start_with?(':"') ? "#{k.to_s.inspect}: " : "#{k}: ") : "#{k.inspect} => "
      key + inspect34(v)
    }.join(', ') + '}'
  when Array then '[' + value.map { |v| inspect34(v) }.join(', ') + ']'
  else value.inspect
  end
end

def bodies(text)
  data = JSON.parse(text)
  symbols = JSON.parse(text, symbolize_names: true)
  rows = [
    ['inspect', 'Rails.logger.info params.inspect', data.inspect],
    ['inspect symbols', 'JSON.parse(raw, symbolize_names: true).inspect', symbols.inspect],
    ['inspect 3.4', 'data.inspect  # Ruby 3.4', inspect34(data)],
    ['inspect 3.4 symbols', 'data.inspect  # Ruby 3.4, symbols', inspect34(symbols)],
    ['to_s', 'puts data', data.to_s],
    ['pp', 'pp data', data.pretty_inspect],
    ['pp symbols', 'pp data', symbols.pretty_inspect],
    ['decimal_class', 'JSON.parse(raw, decimal_class: BigDecimal).inspect', JSON.parse(text, decimal_class: BigDecimal).inspect],
    ['String#inspect', 'p raw', text.inspect],
    ['String#dump', 'raw.dump', text.dump],
    ['to_yaml', 'data.to_yaml', data.to_yaml],
    ['OpenStruct', 'JSON.parse(raw, object_class: OpenStruct).inspect', JSON.parse(text, object_class: OpenStruct).inspect],
    ['parameters', 'p params', "#<ActionController::Parameters #{data.inspect} permitted: false>"],
    ['rails log', 'Rails', "  Parameters: #{data.merge('callback' => data).inspect}"],
    ['ap', 'ap data', data.ai(plain: true)],
    ['ap symbols', 'ap data', symbols.ai(plain: true)],
    ['entries', 'p data.to_a', data.to_a.inspect],
    ['each', 'data.each { |k, v| puts "#{k}: #{v}" }', data.map { |k, v| "#{k}: #{v}" }.join("\n")],
    ['each inspect', 'puts "#{k} => #{v.inspect}"', data.map { |k, v| "#{k} => #{v.inspect}" }.join("\n")],
    ['CGI.escape', 'CGI.escape(raw)', CGI.escape(text)],
    ['CGI.escapeHTML', 'CGI.escapeHTML(raw)', CGI.escapeHTML(text)],
    ['encode_www_form', 'URI.encode_www_form(data)', URI.encode_www_form(data)],
    ['build_nested_query', 'Rack::Utils.build_nested_query(data)', (Rack::Utils.build_nested_query(JSON.parse(JSON.generate(data), object_class: Hash).transform_values { |v| v.is_a?(Hash) || v.is_a?(Array) ? stringify(v) : v.to_s }) rescue nil)],
    ['encode64', 'Base64.encode64(raw)', Base64.encode64(text)],
    ['strict_encode64', 'Base64.strict_encode64(raw)', Base64.strict_encode64(text)],
    ['unpack1 H*', "raw.unpack1('H*')", text.unpack1('H*')],
    ['bytes', 'p raw.bytes', text.bytes.inspect],
    ['to_json twice', 'raw.to_json', text.to_json],
    ['logger', 'Logger.new', "I, [2026-11-21T17:00:00.123456 #7]  INFO -- : callback #{data.inspect}"],
    ['rack form', 'p Rack::Request#POST  # JSON sent to a form parser', (Rack::Utils.parse_nested_query(text).inspect rescue nil)],
    ['binary inspect', 'p request.body.read  # ASCII-8BIT', text.b.inspect],
  ]
  if data.keys.all? { |k| EIGHT.include?(k) }
    snake = data.transform_keys { |k| k.gsub(/[A-Z]/) { |c| "_#{c.downcase}" }.to_sym }
    rows << ['Struct', 'p Callback.new(…)', Struct.new(*snake.keys).new(*snake.values).inspect]
  end
  rows
end

def stringify(value)
  case value
  when Hash then value.transform_values { |v| stringify(v) }
  when Array then value.map { |v| stringify(v) }
  else value.to_s
  end
end

def headers(pairs)
  env = pairs.to_h { |k, v| [k == 'Content-Type' ? 'CONTENT_TYPE' : "HTTP_#{k.upcase.tr('-', '_')}", v] }
  [
    ['env', 'p request.env', { 'REQUEST_METHOD' => 'POST', 'rack.version' => [1, 3], 'rack.multithread' => true }.merge(env).inspect],
    ['env select', "p request.env.select { |k, _| k.start_with?('HTTP_') }", env.inspect],
    ['env 3.4', 'p request.env  # Ruby 3.4', inspect34(env)],
    ['env pp', 'pp request.env', env.pretty_inspect],
    ['ap', 'ap request.headers', env.ai(plain: true)],
    ['to_h', 'p request.headers.to_h', pairs.to_h.inspect],
    ['symbols', 'p headers.symbolize_keys', pairs.to_h.transform_keys { |k| k.downcase.tr('-', '_').to_sym }.inspect],
    ['Net::HTTP to_hash', 'p request.to_hash', pairs.to_h { |k, v| [k.downcase, [v]] }.inspect],
    ['to_a', 'p headers.to_a', pairs.inspect],
    ['each', 'puts "#{k}=#{v}"', env.map { |k, v| "#{k}=#{v}" }.join("\n")],
    ['each =>', 'puts "#{k} => #{v}"', env.map { |k, v| "#{k} => #{v}" }.join("\n")],
    ['yaml', 'puts headers.to_yaml', pairs.to_h.to_yaml],
  ]
end

def emit(kind, name, rows)
  rows.each do |implementation, code, text|
    next if text.nil?
    puts JSON.generate({ kind: kind, implementation: implementation, code: code, callback: name, text: text.dup.force_encoding('UTF-8').scrub })
  end
end

callbacks.each do |name, callback|
  emit('body', name, bodies(callback['body']))
  emit('headers', name, headers(callback['headers'].strip.split("\n").map { |line| line.split(': ', 2) }))
end
