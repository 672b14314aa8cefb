# frozen_string_literal: true

require 'json'
require 'openssl'
require 'strscan'

# Verifies an order completion callback and says what to answer. Ruby 3.0 or later, no gems.
#
# Give it the body's bytes before any framework parses them: request.raw_post in Rails,
# request.body.read in Rack and Sinatra. What stands in [brackets] names a rule.
class CallbackVerifier
  # Log why a callback was refused; alert somebody where the merchant number is another's.
  Answer = Struct.new(:status, :body)

  # The body is no JSON object in UTF-8.
  class Malformed < StandardError; end

  # White space as "only whitespace" is read; strip has another idea of it.
  BLANK = /\A[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*\z/

  # What is yours.
  #
  # platform_public_key:: the PEM of the platform's profile
  # tolerance_seconds::   requestExpireSeconds of your settings
  # nonces::              known?(nonce), and remember(nonce) for at least 10 minutes, and as long as the tolerance
  # orders::              complete(fields) finds your order by merchantOrderNo. True at once where it is completed
  #                       already. Else it compares amount, orderType and currency with it, completes it in one
  #                       transaction, and is true only if all of that succeeded.
  def initialize(merchant_no:, platform_public_key:, nonces:, orders:, tolerance_seconds: 300)
    @merchant_no = merchant_no
    # [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation.
    @key = OpenSSL::PKey::RSA.new(platform_public_key)
    # Yours, too.
    @nonces = nonces
    @orders = orders
    @tolerance_seconds = tolerance_seconds
  end

  # headers:: by name, as they stand in the request
  def answer_callback(headers, body, now = Time.now.to_i)
    # [headers] Names in any case; white space around a value is no part of it.
    named = headers.to_h { |name, value| [name.downcase, read_text(value).gsub(/\A[ \t]+|[ \t]+\z/, '')] }
    timestamp = named.fetch('x-timestamp', '')
    nonce = named.fetch('x-nonce', '')
    fields = read_fields(body)
    # [checks] Merchant number, age, nonce, signature, and only then the order.
    return Answer.new(400, 'X-Merchant-No: not ours') if named['x-merchant-no'] != @merchant_no

    is_fresh = timestamp.match?(/\A[0-9]{1,12}\z/) && (now - timestamp.to_i).abs <= @tolerance_seconds
    return Answer.new(400, 'X-Timestamp: too old or ahead') unless is_fresh
    return Answer.new(400, 'X-Nonce: missing or seen before') if nonce.empty? || @nonces.known?(nonce)

    text = build_string_to_sign(fields, timestamp, nonce)
    return Answer.new(401, 'X-Sign: does not verify') unless verify_signature?(text, named.fetch('x-sign', ''))
    return Answer.new(500, 'order: not processed') unless @orders.complete(fields)

    @nonces.remember(nonce)
    # [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
    Answer.new(200, 'OK')
  rescue Malformed
    Answer.new(400, 'body: not a JSON object in UTF-8')
  end

  def verify_signature?(text, sign)
    # [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64.
    # [bytes] The signature is over the string's UTF-8 bytes.
    @key.verify('SHA256', sign.unpack1('m0'), text.encode('UTF-8'))
  rescue ArgumentError, OpenSSL::PKey::PKeyError
    false
  end

  def build_string_to_sign(fields, timestamp, nonce)
    # [entries] The headers' values replace members of the body with these names.
    entries = fields.merge('timestamp' => timestamp, 'nonce' => nonce)
    # [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
    kept = entries.reject { |key, value| key.casecmp('sign')&.zero? || value.match?(BLANK) }
    # [order] By UTF-16 code unit (upper case first, no locale).
    sorted = kept.sort_by { |key, _| key.encode('UTF-16BE').b }
    # [joining] Nothing is URL-encoded, nothing follows the last pair.
    sorted.map { |key, value| "#{key}=#{value}" }.join('&')
  end

  # The body's top-level members as text, without those that are null.
  def read_fields(body)
    # [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
    text = body.dup.force_encoding('UTF-8')
    raise Malformed unless text.valid_encoding?

    members = JsonReader.new(text.delete_prefix("\ufeff")).read
    # [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
    members.reject { |_, json| json == 'null' }
           .to_h { |key, json| [unquote(key), json.start_with?('"') ? unquote(json) : json] }
  end

  private

  # Rack's headers are bytes.
  def read_text(value)
    value.dup.force_encoding('UTF-8').scrub
  end

  def unquote(json)
    # Half a surrogate pair, which UTF-8 cannot carry.
    JSON.parse(json.gsub(/\\ud[89a-f]\h\h|\\./) { |escape| escape.length > 2 ? "\ufffd" : escape })
  end
end

# JSON.parse would make floats of numbers, so this reads the tokens and keeps each value as compact JSON.
class CallbackVerifier::JsonReader
  Malformed = CallbackVerifier::Malformed
  NUMBER = /(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?/
  STRING = %r{"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u\h{4})[^"\\\x00-\x1f]*)*"}
  TOKEN = /[{}\[\]:,]|true|false|null|#{NUMBER}|#{STRING}|\z/

  def initialize(text)
    @scanner = StringScanner.new(text)
  end

  # JSON text by key, which is in quotes.
  def read
    raise Malformed unless take == '{'

    members = read_members(1)
    raise Malformed unless take == ''

    members
  end

  private

  def take
    @scanner.skip(/[ \t\n\r]+/)
    @scanner.scan(TOKEN) or raise Malformed
  end

  def read_members(depth)
    # [duplicates] A Hash keeps the order received; the last of equal keys wins, in the place of the first.
    members = {}
    until (key = take) == '}' && members.empty?
      raise Malformed unless key.start_with?('"') && take == ':'

      members[shorten(key)] = read_value(take, depth)
      break if last?('}')
    end
    members
  end

  def read_items(depth)
    items = []
    until (item = take) == ']' && items.empty?
      items << read_value(item, depth)
      break if last?(']')
    end
    items
  end

  def read_value(token, depth)
    raise Malformed if depth > 500

    # [nested] Compact JSON: members in the order received, no white space.
    case token
    when '{' then "{#{read_members(depth + 1).map { |key, json| "#{key}:#{json}" }.join(',')}}"
    when '[' then "[#{read_items(depth + 1).join(',')}]"
    when 'true', 'false', 'null' then token
    when /\A"/ then shorten(token)
    when /\A[-0-9]/ then to_plain_decimal(token)
    else raise Malformed
    end
  end

  def last?(close)
    token = take
    raise Malformed unless [',', close].include?(token)

    token == close
  end

  # [escapes] Only what JSON has to escape, in its shortest form: no slash, é or < is escaped.
  def shorten(json)
    json.gsub(%r{\\u[dD][89abAB]\h\h\\u[dD][c-fC-F]\h\h|\\u\h{4}|\\.}) do |escape|
      next escape.sub('\/', '/') if escape.length == 2
      # Half a surrogate pair stays an escape.
      next escape.downcase if escape.match?(/\A\\u[dD][89a-fA-F]\h\h\z/)

      JSON.generate(JSON.parse("\"#{escape}\""), script_safe: false)[1..-2]
    end
  end

  # [numbers] The exact value, never through a float: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0.
  def to_plain_decimal(source)
    _, minus, whole, fraction, exponent = *source.match(NUMBER)
    written = (whole + fraction.to_s).sub(/\A0+/, '')
    digits = written.sub(/0+\z/, '')
    return '0' if digits.empty?

    # Where the point stands among the digits.
    point = written.length - fraction.to_s.length + exponent.to_i
    # More than 1,000 digits.
    raise Malformed if [point, digits.length, digits.length - point + 1].max > 1000
    return "#{minus}0.#{'0' * -point}#{digits}" unless point.positive?

    digits = digits.ljust(point, '0')
    "#{minus}#{digits[0...point]}.#{digits[point..]}".chomp('.')
  end
end
