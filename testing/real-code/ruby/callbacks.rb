# What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
require 'json'

def read_headers(text) = text.strip.split("\n").to_h { |line| line.split(': ', 2) }

# The body's members with timestamp and nonce, without sign.
def m(raw, headers, **options)
  JSON.parse(raw, **options).merge('timestamp' => headers['X-Timestamp'], 'nonce' => headers['X-Nonce']).tap { |members| members.delete('sign') }
end

# What each function makes of each callback; what raises has no row.
def print_rows(functions)
  JSON.parse(File.read(ARGV[0], encoding: 'UTF-8')).each do |name, callback|
    functions.each do |implementation, function|
      made = function.(callback['body'], read_headers(callback['headers']))
      text = made.nil? || made.dup.force_encoding('UTF-8').valid_encoding? ? { text: made } : { base64: [made].pack('m0') }
      puts JSON.generate({ language: 'Ruby', implementation: implementation, callback: name, **text })
    rescue StandardError => error
      warn "#{implementation} #{name} #{error.message[0, 80]}"
    end
  end
end
