# encoding: utf-8
require 'json'; require 'cgi'; require 'uri'; require 'erb'; require 'bigdecimal'; require 'time'; require 'digest'; require 'base64'; require 'rack'
require 'active_support'; require 'active_support/core_ext'; require 'active_support/json'
AM = %w[amount feeAmount netAmount]; EIGHT = %w[orderType orderNo merchantOrderNo status amount feeAmount netAmount completedAt]
CB = JSON.parse(File.read(ARGV[0], encoding: 'UTF-8'))
def params(b, t, n) = JSON.parse(b).merge('timestamp' => t, 'nonce' => n)
def clean(p) = p.reject { |k, v| k == 'sign' || v.nil? || (v.is_a?(String) && v.strip.empty?) }
def num(s) = s.is_a?(Float) ? (d = BigDecimal(s.to_s); d.frac.zero? ? d.to_i.to_s : d.to_s('F')) : s.to_s
def txt(v) = v.is_a?(Hash) || v.is_a?(Array) ? JSON.generate(v) : num(v)
def glue(p, &f) = p.sort.map { |k, v| "#{k}=#{f ? f.(v) : txt(v)}" }.join('&')
def plain(b, t, n, &f) = glue(clean(params(b, t, n)), &f)
def mapped(b, t, n) = glue(clean(params(b, t, n).to_h { |k, v| [k, yield(v, k)] }))
def flat(v, pre = nil) = v.is_a?(Hash) && v.any? ? v.flat_map { |k, x| flat(x, pre ? "#{pre}[#{k}]" : k) } : v.is_a?(Array) && v.any? ? v.flat_map { |x| flat(x, "#{pre}[]") } : [[pre, v]]
T = {
  'interpolate' => ['"#{k}=#{v}"', ->(b, t, n) { clean(params(b, t, n)).sort.map { |k, v| "#{k}=#{v}" }.join('&') }],
  'compact' => ['p.compact.sort.map { |k, v| "#{k}=#{v}" }', ->(b, t, n) { params(b, t, n).compact.except('sign').sort.map { |k, v| "#{k}=#{v}" }.join('&') }],
  'presence' => ['p.select { |_, v| v.present? }', ->(b, t, n) { glue(params(b, t, n).except('sign').select { |_, v| v.present? }) }],
  'compact_blank interpolated' => ['p.compact_blank.sort.map { "#{k}=#{v}" }', ->(b, t, n) { params(b, t, n).except('sign').compact_blank.sort.map { |k, v| "#{k}=#{v}" }.join('&') }],
  'empty?' => ['reject { |_, v| v.to_s.empty? }', ->(b, t, n) { glue(params(b, t, n).except('sign').reject { |_, v| v.to_s.empty? }) }],
  'to_query' => ['p.to_query', ->(b, t, n) { clean(params(b, t, n)).to_query }],
  'to_query unescape' => ['CGI.unescape(p.to_query)', ->(b, t, n) { CGI.unescape(clean(params(b, t, n)).to_query) }],
  'encode_www_form' => ['URI.encode_www_form(p.sort)', ->(b, t, n) { URI.encode_www_form(clean(params(b, t, n)).sort) }],
  'decode encode_www_form' => ['URI.decode_www_form_component(URI.encode_www_form(p.sort))', ->(b, t, n) { URI.decode_www_form_component(URI.encode_www_form(clean(params(b, t, n)).sort)) }],
  'Rack build_nested_query' => ['Rack::Utils.build_nested_query(p)', ->(b, t, n) { Rack::Utils.build_nested_query(clean(params(b, t, n)).sort.to_h.transform_values { |v| v.is_a?(Hash) || v.is_a?(Array) ? v : v.to_s }) }],
  'CGI.escape' => ['CGI.escape(v.to_s)', ->(b, t, n) { plain(b, t, n) { |v| CGI.escape(txt(v)) } }],
  'ERB url_encode' => ['ERB::Util.url_encode(v)', ->(b, t, n) { plain(b, t, n) { |v| ERB::Util.url_encode(txt(v)) } }],
  'CGI.escapeHTML' => ['CGI.escapeHTML(v)', ->(b, t, n) { mapped(b, t, n) { |v, _| v.is_a?(String) ? CGI.escapeHTML(v) : v } }],
  'ERB h whole' => ['ERB::Util.h(s)', ->(b, t, n) { ERB::Util.h(plain(b, t, n)).to_str }],
  'to_json AS' => ['v.to_json (ActiveSupport)', ->(b, t, n) { plain(b, t, n) { |v| v.is_a?(Hash) || v.is_a?(Array) ? ActiveSupport::JSON.encode(v) : txt(v) } }],
  'pretty_generate' => ['JSON.pretty_generate(v)', ->(b, t, n) { plain(b, t, n) { |v| v.is_a?(Hash) || v.is_a?(Array) ? JSON.pretty_generate(v) : txt(v) } }],
  'inspect every' => ['"#{k}=#{v.inspect}"', ->(b, t, n) { plain(b, t, n, &:inspect) }],
  'symbolize_names' => ['JSON.parse(b, symbolize_names: true), keys :sym', ->(b, t, n) { JSON.parse(b, symbolize_names: true).merge(timestamp: t, nonce: n).reject { |k, v| k == :sign || v.blank? && v != false }.sort.map { |k, v| "#{k}=#{v.is_a?(Hash) ? v.to_json : v}" }.join('&') }],
  'underscore keys' => ['p.transform_keys(&:underscore)', ->(b, t, n) { glue(clean(params(b, t, n)).transform_keys(&:underscore)) }],
  'deep underscore' => ['p.deep_transform_keys(&:underscore)', ->(b, t, n) { glue(clean(params(b, t, n)).deep_transform_keys(&:underscore)) }],
  'camelize keys' => ['p.transform_keys(&:camelize)', ->(b, t, n) { glue(clean(params(b, t, n)).transform_keys { |k| k.camelize }) }],
  'sort_by downcase' => ['sort_by { |k, _| k.downcase }', ->(b, t, n) { clean(params(b, t, n)).sort_by { |k, _| k.downcase }.map { |k, v| "#{k}=#{txt(v)}" }.join('&') }],
  'sort values' => ['sort_by { |_, v| v.to_s }', ->(b, t, n) { clean(params(b, t, n)).sort_by { |_, v| txt(v) }.map { |k, v| "#{k}=#{txt(v)}" }.join('&') }],
  'deep sort' => ['deep_sort', ->(b, t, n) { ds = ->(v) { v.is_a?(Hash) ? v.sort.to_h { |k, x| [k, ds.(x)] } : v.is_a?(Array) ? v.map(&ds) : v }; glue(ds.(clean(params(b, t, n)))) }],
  'to_d to_s' => ['BigDecimal(v).to_s', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? BigDecimal(v).to_s : v } }],
  'AS to_d' => ['v.to_d.to_s // ActiveSupport F', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? BigDecimal(v).to_s('F') : v } }],
  'to_f' => ['v.to_f', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? v.to_f.to_s : v } }],
  'to_i' => ['v.to_i', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? v.to_i.to_s : v } }],
  'number_with_delimiter' => ['number_with_delimiter', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? ActiveSupport::NumberHelper.number_to_delimited(v) : v } }],
  'number_to_currency' => ['number_to_currency', ->(b, t, n) { mapped(b, t, n) { |v, k| AM.include?(k) ? ActiveSupport::NumberHelper.number_to_currency(v) : v } }],
  'format %.2f' => ['format("%.2f", v) for Numeric', ->(b, t, n) { mapped(b, t, n) { |v, k| v.is_a?(Numeric) ? format('%.2f', v) : v } }],
  'Time.at' => ['Time.at(v)', ->(b, t, n) { mapped(b, t, n) { |v, k| k == 'completedAt' ? Time.at(v).getlocal('+05:30').to_s : v } }],
  'Time.at utc' => ['Time.at(v).utc', ->(b, t, n) { mapped(b, t, n) { |v, k| k == 'completedAt' ? Time.at(v).utc.to_s : v } }],
  'iso8601' => ['Time.at(v).utc.iso8601', ->(b, t, n) { mapped(b, t, n) { |v, k| k == 'completedAt' ? Time.at(v).utc.iso8601 : v } }],
  'Time.zone.at' => ['Time.zone.at(v).to_s', ->(b, t, n) { mapped(b, t, n) { |v, k| k == 'completedAt' ? Time.at(v).in_time_zone('Asia/Kolkata').to_s : v } }],
  'strip' => ['v.strip', ->(b, t, n) { mapped(b, t, n) { |v, _| v.is_a?(String) ? v.strip : v } }],
  'parameterize' => ['I18n.transliterate', ->(b, t, n) { plain(b, t, n).unicode_normalize(:nfd).gsub(/\p{Mn}/, '') }],
  'force_encoding' => ['encode("ASCII", undef: :replace)', ->(b, t, n) { plain(b, t, n).encode('US-ASCII', invalid: :replace, undef: :replace).force_encoding('UTF-8') }],
  'encode ISO' => ['encode("ISO-8859-1", undef: :replace)', ->(b, t, n) { plain(b, t, n).encode('ISO-8859-1', undef: :replace) }],
  'truncate' => ['v.truncate(20)', ->(b, t, n) { mapped(b, t, n) { |v, _| v.is_a?(String) ? v.truncate(20) : v } }],
  'flat brackets' => ['a[b]=c', ->(b, t, n) { flat(clean(params(b, t, n))).sort_by(&:first).map { |k, v| "#{k}=#{v}" }.join('&') }],
  'upcase' => ['s.upcase', ->(b, t, n) { plain(b, t, n).upcase }],
  'rails params' => ['params.to_unsafe_h with controller, action', ->(b, t, n) { glue(clean(params(b, t, n).merge('controller' => 'callbacks', 'action' => 'create'))) }],
  'hash to_s' => ['p.sort.to_h.to_s', ->(b, t, n) { clean(params(b, t, n)).sort.to_h.to_s }],
  'array to_s' => ['p.sort.flatten.join', ->(b, t, n) { clean(params(b, t, n)).sort.flatten.join }],
  'raw_post' => ['[ts, nonce, request.raw_post].join("\n")', ->(b, t, n) { [t, n, b].join("\n") }],
  'to_json body' => ['params.to_json', ->(b, t, n) { ActiveSupport::JSON.encode(JSON.parse(b)) }],
  'HTTP_X' => ['request.env HTTP_X_NONCE', ->(b, t, n) { glue(clean(JSON.parse(b).merge('HTTP_X_TIMESTAMP' => t, 'HTTP_X_NONCE' => n))) }],
  'nil header' => ['request.headers["timestamp"] # nil', ->(b, t, n) { p = clean(JSON.parse(b)); p.merge('timestamp' => nil, 'nonce' => nil).sort.map { |k, v| "#{k}=#{txt(v)}" }.join('&') }],
  'true as 1' => ['v == true ? 1 : 0', ->(b, t, n) { mapped(b, t, n) { |v, _| v == true ? 1 : v == false ? 0 : v } }],
}
CB.each do |name, c|
  t = c['headers'][/^X-Timestamp:\s*(\S+)/i, 1]; n = c['headers'][/^X-Nonce:\s*(\S+)/i, 1]
  T.each do |impl, (code, f)|
    r = f.(c['body'], t, n); row = { language: 'Ruby', implementation: impl, code: code, callback: name }
    r.encoding == Encoding::UTF_8 && r.valid_encoding? ? row[:text] = r : row[:base64] = Base64.strict_encode64(r)
    puts JSON.generate(row)
  rescue => e
    warn "#{impl} #{name} #{e.class} #{e.message[0, 60]}"
  end
end
