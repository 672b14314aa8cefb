# More mock platforms and test signers in Ruby, written once what the first had shown was mended.
require 'cgi'; require 'digest'; require 'time'
require 'active_support'; require 'active_support/core_ext'
require_relative 'callbacks'
def text(v) = v.is_a?(String) ? v : v.to_json
F = {}
F['to_json of the sorted'] = ->(r, h) { m(r, h).sort.to_h.to_json }
F['CGI.escape of keys and values'] = ->(r, h) { m(r, h).sort.reject { |_, v| v.nil? }.map { |k, v| "#{CGI.escape(k)}=#{CGI.escape(v.to_s)}" }.join('&') }
F['keys and values joined'] = ->(r, h) { m(r, h).sort.map { |k, v| "#{k}#{v}" }.join }
F['to_s.empty? rejected'] = ->(r, h) { m(r, h).sort.reject { |_, v| v.to_s.empty? }.map { |k, v| "#{k}=#{v}" }.join('&') }
F['iso8601 of both'] = ->(r, h) { p = m(r, h); p['timestamp'] = Time.at(p['timestamp'].to_i).utc.iso8601; p['completedAt'] = Time.at(p['completedAt']).utc.iso8601 if p['completedAt']; p.sort.reject { |_, v| v.blank? && v != false }.map { |k, v| "#{k}=#{text(v)}" }.join('&') }
F['titleize status, nested to_json'] = ->(r, h) { p = m(r, h); p['status'] = p['status'].capitalize; p.sort.reject { |_, v| v.nil? || v == '' }.map { |k, v| "#{k}=#{text(v)}" }.join('&') }
print_rows(F)
