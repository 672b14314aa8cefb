# What Ruby programs make of a callback's body that they parse and write again: one JSON object a line. Standard library and Rack.
require 'bigdecimal'
require 'bigdecimal/util'
require 'cgi'
require 'json'
require 'ostruct'
require 'rack'
require 'time'
require 'yaml'

AMOUNTS = %w[amount feeAmount netAmount].freeze
callbacks = JSON.parse(File.read(ARGV[0]))

def deep(value, &how)
  case value
  when Hash then value.transform_values { |one| deep(one, &how) }
  when Array then value.map { |one| deep(one, &how) }
  else how.call(value)
  end
end

def keys(value, &how)
  case value
  when Hash then value.to_h { |key, one| [how.call(key), keys(one, &how)] }
  when Array then value.map { |one| keys(one, &how) }
  else value
  end
end

def compact(value)
  case value
  when Hash then value.compact.transform_values { |one| compact(one) }
  when Array then value.map { |one| compact(one) }
  else value
  end
end

def bodies(text)
  body = JSON.parse(text)
  change = ->(names, &how) { JSON.generate(body.to_h { |key, value| [key, names.include?(key) ? how.call(value) : value] }) }
  texts = ->(&how) { JSON.generate(deep(body) { |one| one.is_a?(String) ? how.call(one) : one }) }
  rails = body.merge('controller' => 'callbacks', 'action' => 'create')
  {
    'to_json' => body.to_json,
    'pretty_generate' => JSON.pretty_generate(body),
    'sorted' => JSON.generate(body.sort.to_h),
    'decimal_class to_s' => JSON.generate(deep(JSON.parse(text, decimal_class: BigDecimal)) { |one| one.is_a?(BigDecimal) ? one.to_s : one }),
    'BigDecimal amounts' => change.call(AMOUNTS) { |one| one.to_d.to_s },
    'BigDecimal amounts F' => change.call(AMOUNTS) { |one| one.to_d.to_s('F') },
    'to_f' => change.call(AMOUNTS, &:to_f),
    'to_i cents' => change.call(AMOUNTS) { |one| (one.to_d * 100).to_i },
    'Time' => change.call(['completedAt']) { |one| Time.at(one).utc.to_s },
    'iso8601' => change.call(['completedAt']) { |one| Time.at(one).utc.iso8601(3) },
    'local Time' => change.call(['completedAt']) { |one| Time.at(one).localtime('+05:30').to_s },
    'httpdate' => change.call(['completedAt']) { |one| Time.at(one).httpdate },
    'rfc2822' => change.call(['completedAt']) { |one| Time.at(one).utc.rfc2822 },
    'ctime' => change.call(['completedAt']) { |one| Time.at(one).utc.ctime },
    'compact' => JSON.generate(compact(body)),
    'strip' => texts.call(&:strip),
    'squish' => texts.call { |one| one.strip.gsub(/\s+/, ' ') },
    'presence' => JSON.generate(body.reject { |_, one| one.nil? || one.to_s.strip.empty? }),
    'underscore' => JSON.generate(keys(body) { |key| key.gsub(/([a-z\d])([A-Z])/, '\1_\2').downcase }),
    'dasherize' => JSON.generate(keys(body) { |key| key.gsub(/([a-z\d])([A-Z])/, '\1-\2').downcase }),
    'camelize' => JSON.generate(keys(body) { |key| key[0].upcase + key[1..] }),
    'upcase enums' => change.call(%w[orderType status], &:upcase),
    'capitalize enums' => change.call(%w[orderType status], &:capitalize),
    'escapeHTML' => texts.call { |one| CGI.escapeHTML(one) },
    'CGI.escape values' => texts.call { |one| CGI.escape(one) },
    'to_s of all' => JSON.generate(body.transform_values(&:to_s)),
    'inspect of nested' => JSON.generate(body.transform_values { |one| one.is_a?(Hash) || one.is_a?(Array) ? one.inspect : one }),
    'to_json of nested' => JSON.generate(body.transform_values { |one| one.is_a?(Hash) || one.is_a?(Array) ? one.to_json : one }),
    'rails params' => JSON.generate(rails),
    'rails params wrapped' => JSON.generate(rails.merge('callback' => body)),
    'rails params json' => JSON.generate(rails.merge('format' => 'json', 'callback' => body)),
    'rack round' => JSON.generate(Rack::Utils.parse_nested_query(Rack::Utils.build_nested_query(JSON.parse(deep(body) { |one| one.nil? ? '' : one.to_s }.to_json)))),
    'force_encoding latin1' => text.dup.force_encoding('ISO-8859-1').encode('UTF-8'),
    'scrub' => text.encode('US-ASCII', invalid: :replace, undef: :replace, replace: '?'),
    'scrub nothing' => text.encode('US-ASCII', invalid: :replace, undef: :replace, replace: ''),
    'fallback' => text.encode('US-ASCII', fallback: ->(one) { "\\u#{one.ord.to_s(16)}" }),
    'inspect' => body.inspect,
    'inspect symbols' => JSON.parse(text, symbolize_names: true).inspect,
    'OpenStruct' => OpenStruct.new(body).inspect,
    'to_yaml' => body.to_yaml,
    'to_a' => body.to_a.inspect,
    'text inspect' => text.inspect,
    'text dump' => text.dump,
    'build_nested_query' => (Rack::Utils.build_nested_query(JSON.parse(deep(body) { |one| one.nil? ? '' : one.to_s }.to_json)) rescue nil),
    'map join' => body.map { |key, value| "#{key}=#{value}" }.join('&'),
    'map lines' => body.map { |key, value| "#{key}: #{value}" }.join("\n"),
    'logger' => "I, [2026-09-21T14:13:30.123456 #1]  INFO -- : callback #{body}",
    'rails log' => "  Parameters: #{rails.merge('callback' => body)}",
    'rails log filtered' => "  Parameters: #{rails.merge('callback' => '[FILTERED]')}",
    'ActiveRecord inspect' => "#<Callback id: 17, #{body.map { |key, value| "#{key.gsub(/([a-z\d])([A-Z])/, '\1_\2').downcase}: #{value.inspect}" }.join(', ')}>"
  }
end

callbacks.each do |callback, given|
  bodies(given['body']).each do |implementation, text|
    next if text.nil?
    puts JSON.generate({ kind: 'rewrite', implementation: implementation, code: implementation, callback: callback, text: text.dup.force_encoding('UTF-8').scrub })
  end
end
