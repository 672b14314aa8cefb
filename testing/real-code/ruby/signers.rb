# Functions that sign, as test signers and mock platforms in Ruby have them: each with one or two mistakes.
require 'json'; require 'cgi'; require 'bigdecimal'; require 'digest'; require 'base64'; require 'time'
require 'active_support'; require 'active_support/core_ext'; require 'rack'
require_relative 'callbacks'
F = {}
AMOUNTS = %w[amount feeAmount netAmount]
F['to_query'] = ->(r, h) { m(r, h).to_query }
F['to_query, CGI.unescape'] = ->(r, h) { CGI.unescape(m(r, h).to_query) }
F['BigDecimal amounts to_s'] = ->(r, h) { p = m(r, h); AMOUNTS.each { |k| p[k] = BigDecimal(p[k]) if p[k] }; p.sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{v.is_a?(BigDecimal) ? v.to_s : v.is_a?(String) ? v : v.to_json}" }.join('&') }
F['to_d and to_s F'] = ->(r, h) { p = m(r, h); AMOUNTS.each { |k| p[k] = p[k].to_d.to_s('F') if p[k] }; p.sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{v.is_a?(String) ? v : v.to_json}" }.join('&') }
F['compact_blank, symbolized'] = ->(r, h) { m(r, h).compact_blank.symbolize_keys.sort.map { |k, v| "#{k}=#{v}" }.join('&') }
F['deep_sort to_json'] = ->(r, h) { f = ->(v) { v.is_a?(Hash) ? v.sort.to_h { |k, x| [k, f.(x)] } : v.is_a?(Array) ? v.map(&f) : v }; m(r, h).sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{v.is_a?(String) ? v : f.(v).to_json}" }.join('&') }
F['build_nested_query, sorted'] = ->(r, h) { Rack::Utils.build_nested_query(m(r, h).sort.to_h.transform_values { |v| v.is_a?(Numeric) || v == true || v == false ? v.to_s : v }) }
F['iso8601, decimal_class'] = ->(r, h) { p = m(r, h, decimal_class: BigDecimal); p['completedAt'] = Time.at(p['completedAt']).utc.iso8601 if p['completedAt']; p.sort.reject { |_, v| v.blank? }.map { |k, v| "#{k}=#{v}" }.join('&') }
F['Base64 of the string, strict'] = ->(r, h) { Base64.strict_encode64(m(r, h).sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{v}" }.join('&')) }
F['Base64 with line ends'] = ->(r, h) { Base64.encode64(m(r, h).sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{v.is_a?(String) ? v : v.to_json}" }.join('&')) }
F['values sorted by key, joined by |'] = ->(r, h) { m(r, h).sort.map { |_, v| v.is_a?(String) ? v : v.to_json }.reject(&:blank?).join('|') }
print_rows(F)
