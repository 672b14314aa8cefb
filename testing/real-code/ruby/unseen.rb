# Verifying functions in Ruby, written once more after sets before were mended: other habits, one to three mistakes each.
require 'active_support/all'
require_relative 'callbacks'
def text(v) = v.is_a?(String) ? v : JSON.generate(v)
def join(p, glue = '&') = p.reject { |_, v| v.nil? || text(v).strip.empty? }.sort.map { |k, v| "#{k}=#{block_given? ? yield(v) : text(v)}" }.join(glue)
print_rows(
  'camelize :upper keys' => ->(r, h) { join(m(r, h).transform_keys { |k| k.camelize }) },
  'symbolized inspect' => ->(r, h) { m(r, h).symbolize_keys.sort.to_h.to_s },
  'round(2) amounts as floats' => ->(r, h) { join(m(r, h).to_h { |k, v| [k, k.end_with?('mount') ? v.to_f.round(2) : v] }) },
  'Array(v).join(",")' => ->(r, h) { join(m(r, h)) { |v| v.is_a?(Array) ? v.join(',') : text(v) } },
  'values_at of known names' => ->(r, h) { %w[amount completedAt feeAmount merchantOrderNo netAmount nonce orderNo orderType status timestamp].zip(m(r, h).values_at(*%w[amount completedAt feeAmount merchantOrderNo netAmount nonce orderNo orderType status timestamp])).map { |k, v| "#{k}=#{v}" }.join('&') },
  'html_escape' => ->(r, h) { join(m(r, h)) { |v| ERB::Util.html_escape(text(v)) } },
  'parameterized: Time.zone of completedAt' => ->(r, h) { Time.zone = 'Singapore'; join(m(r, h).to_h { |k, v| [k, k == 'completedAt' ? Time.zone.at(v).to_s : v] }) },
  'squish of strings' => ->(r, h) { join(m(r, h)) { |v| v.is_a?(String) ? v.squish : text(v) } },
)
