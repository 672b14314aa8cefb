# Mock platforms and test signers in Ruby: each with one or two mistakes.
require 'cgi'; require 'bigdecimal'; require 'digest'; require 'uri'; require 'time'
require 'active_support'; require 'active_support/core_ext'; require 'rack'
require_relative 'callbacks'
AMOUNTS = %w[amount feeAmount netAmount]
def text(v) = v.is_a?(Hash) || v.is_a?(Array) ? JSON.generate(v) : v.to_s
def pairs(p) = p.reject { |_, v| v.nil? || v.to_s.strip.empty? }.map { |k, v| "#{k}=#{text(v)}" }.join('&')
F = {}
F['compact.sort, interpolation, completedAt utc'] = ->(r, h) { p = m(r, h); p['completedAt'] = Time.at(p['completedAt']).utc if p['completedAt']; p.compact.sort.map { |k, v| "#{k}=#{v}" }.join('&') }
F['CGI.escape of values, to_json nested'] = ->(r, h) { m(r, h).sort.select { |_, v| v.present? }.map { |k, v| "#{k}=#{CGI.escape(v.is_a?(String) ? v : v.to_json)}" }.join('&') }
F['sort_by value'] = ->(r, h) { pairs(m(r, h).sort_by { |_, v| v.to_s }) }
F['JSON.generate of sorted'] = ->(r, h) { JSON.generate(m(r, h).sort.to_h) }
F['Digest hexdigest of body in lines'] = ->(r, h) { [h['X-Nonce'], h['X-Timestamp'], Digest::SHA256.hexdigest(r)].join("\n") }
F['build_nested_query unescaped'] = ->(r, h) { Rack::Utils.unescape(Rack::Utils.build_nested_query(m(r, h).sort.to_h.transform_values { |v| v.is_a?(Hash) || v.is_a?(Array) || v.nil? ? v : v.to_s })) }
F['values joined'] = ->(r, h) { m(r, h).sort.map { |_, v| text(v) }.join }
F['amounts times 100 to_i, as_json'] = ->(r, h) { p = m(r, h); AMOUNTS.each { |k| p[k] = (p[k].to_f * 100).to_i if p[k] }; pairs(p.sort) }
F['Hash#to_s'] = ->(r, h) { m(r, h).sort.to_h.to_s }
F['presence, upcase status'] = ->(r, h) { p = m(r, h); p['status'] = p['status'].upcase; p['orderType'] = p['orderType'].upcase; pairs(p.sort) }
F['merge without sort'] = ->(r, h) { pairs({ 'timestamp' => h['X-Timestamp'], 'nonce' => h['X-Nonce'] }.merge(JSON.parse(r))) }
F['deep_transform_keys camelize'] = ->(r, h) { pairs(m(r, h).deep_transform_keys { |k| k.camelize }.sort) }
print_rows(F)
