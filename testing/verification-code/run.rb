# frozen_string_literal: true

require 'set'
require File.expand_path(ARGV[0])

# Remembers while it runs.
class Nonces
  def initialize
    @known = Set.new
  end

  def known?(nonce)
    @known.include?(nonce)
  end

  def remember(nonce)
    @known << nonce
  end
end

# Knows every order but one.
class Orders
  def complete(fields)
    fields['merchantOrderNo'] != 'unknown'
  end
end

nonces = Nonces.new
$stdin.each_line(chomp: true) do |line|
  key, head, body, merchant_no, now = line.split("\t", -1)
  body = body.unpack1('m0')
  # Bytes, as Rack gives them.
  headers = head.unpack1('m0').split("\n").to_h { |one| one.split(':', 2) }
  named = headers.to_h { |name, value| [name.downcase, value.strip.force_encoding('UTF-8')] }
  verifier = CallbackVerifier.new(
    merchant_no: merchant_no, platform_public_key: key.unpack1('m0'), nonces: nonces, orders: Orders.new
  )
  text = '-'
  verdict = 'invalid'
  begin
    fields = verifier.read_fields(body)
    signed = verifier.build_string_to_sign(fields, named.fetch('x-timestamp', ''), named.fetch('x-nonce', ''))
    text = [signed].pack('m0')
    verdict = 'valid' if verifier.verify_signature?(signed, named.fetch('x-sign', ''))
  rescue CallbackVerifier::Malformed
    # It is said by the text.
  end
  answer = verifier.answer_callback(headers, body, now.to_i)
  puts [text, verdict, answer.status, answer.body].join("\t")
end
