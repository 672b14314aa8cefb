# What Ruby, Rack, Rails and loggers print of a request that arrived. Rows a line: language, tool, code, callback, text.
require 'json'
require 'logger'
require 'pp'
require 'stringio'
require 'yaml'

def try(name)
  require name
rescue LoadError
  nil
end
try 'rack'
try 'webrick'
try 'action_dispatch'
try 'rack/mock'

def show(callback, tool, code, text, **expected)
  puts JSON.generate({ language: 'Ruby', tool: tool, code: code, callback: callback['name'], text: text, **expected })
end

def logged(formatter = nil)
  out = StringIO.new
  logger = Logger.new(out)
  logger.formatter = formatter if formatter
  yield logger
  out.string
end

JSON.parse(File.read(ARGV[0], encoding: 'utf-8')).each do |callback|
  body = callback['body']
  variables = callback['headers'].to_h { |name, value| [name == 'Content-Type' ? 'CONTENT_TYPE' : "HTTP_#{name.upcase.tr('-', '_')}", value] }
  env = { 'REQUEST_METHOD' => 'POST', 'PATH_INFO' => '/callback/pay', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'HTTP_HOST' => 'm.example',
          'REMOTE_ADDR' => '203.0.113.7', 'CONTENT_LENGTH' => body.bytesize.to_s, 'rack.url_scheme' => 'https', **variables }
  http = env.select { |name, _| name.start_with?('HTTP_') }
  headers = callback['headers']
  show(callback, 'Ruby', 'p headers; puts body', "#{headers.inspect}\n#{body}")
  show(callback, 'Ruby', 'p headers; p body', "#{headers.inspect}\n#{body.inspect}")
  show(callback, 'Ruby', 'pp({ headers:, body: })', { headers: headers, body: body }.pretty_inspect)
  show(callback, 'Ruby', 'puts({ headers:, body: }.to_json)', { headers: headers, body: body }.to_json)
  show(callback, 'Ruby', 'puts JSON.pretty_generate(headers), body', "#{JSON.pretty_generate(headers)}\n#{body}")
  show(callback, 'Ruby', '{ headers:, body: }.to_yaml', { 'headers' => headers, 'body' => body }.to_yaml)
  show(callback, 'Ruby', 'p headers; p JSON.parse(body)', "#{headers.inspect}\n#{JSON.parse(body).inspect}", body: 'parsed')
  show(callback, 'Rack', 'p env; puts body', "#{env.inspect}\n#{body}")
  show(callback, 'Rack', 'pp env; p body', "#{env.pretty_inspect}#{body.inspect}")
  show(callback, 'Rack', "pp env.select { |name,| name.start_with?('HTTP_') }; puts body", "#{http.pretty_inspect}#{body}")
  show(callback, 'Logger', 'info headers; info body', logged { |log| log.info(headers); log.info(body) })
  show(callback, 'Logger', 'info("headers=#{headers} body=#{body}")', logged { |log| log.info("headers=#{headers} body=#{body}") })
  show(callback, 'Logger', 'info({ headers:, body: }.to_json)', logged { |log| log.info({ headers: headers, body: body }.to_json) })
  json = proc { |severity, time, _, message| "#{{ severity: severity, time: time, message: message }.to_json}\n" }
  show(callback, 'Logger', 'a JSON formatter, one object', logged(json) { |log| log.info({ headers: headers, body: body }) })
  show(callback, 'Logger', 'a JSON formatter, a text', logged(json) { |log| log.info("callback #{{ headers: headers, body: body }.to_json}") })
  if defined?(Rack::MockRequest)
    made = Rack::MockRequest.env_for('https://m.example/callback/pay', method: 'POST', input: body, **variables)
    show(callback, 'Rack', 'p Rack::MockRequest.env_for(…); puts body', "#{made.inspect}\n#{body}")
  end
  if defined?(WEBrick::HTTPRequest)
    request = WEBrick::HTTPRequest.new(WEBrick::Config::HTTP)
    head = headers.map { |name, value| "#{name}: #{value}\r\n" }.join
    request.parse(StringIO.new("POST /callback/pay HTTP/1.1\r\nHost: m.example\r\n#{head}Content-Length: #{body.bytesize}\r\n\r\n#{body}"))
    request.body
    show(callback, 'WEBrick', 'puts request', request.to_s)
    show(callback, 'WEBrick', 'p request.header; puts request.body', "#{request.header.inspect}\n#{request.body}")
    show(callback, 'WEBrick', 'puts request.raw_header, request.body', "#{request.raw_header.join}\n#{request.body}")
  end
  next unless defined?(ActionDispatch::Request)

  request = ActionDispatch::Request.new({ **env, 'rack.input' => StringIO.new(body) })
  taken = request.headers.env.reject { |name, _| name.include?('.') }
  show(callback, 'Rails', 'logger.info request.headers.env.reject; logger.info request.raw_post', logged { |log| log.info(taken); log.info(request.raw_post) })
  show(callback, 'Rails', 'logger.info({ headers:, raw_post: }.to_json)', logged { |log| log.info({ headers: http, raw_post: request.raw_post }.to_json) })
  parameters = JSON.parse(body)
  show(callback, 'Rails', 'Parameters: {…} of the request log, and the headers', "Started POST \"/callback/pay\" for 203.0.113.7 at 2026-11-22 09:00:00 +0000\nProcessing by CallbacksController#pay as JSON\n  Parameters: #{parameters.merge('callback' => parameters).inspect}\n#{http.inspect}\n", body: 'parsed')
end
