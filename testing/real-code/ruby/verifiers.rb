require 'json'; require 'cgi'; require 'uri'; require 'bigdecimal'; require 'erb'; require 'time'; require 'digest'
require 'active_support'; require 'active_support/core_ext' rescue nil
C=JSON.parse(File.read(ARGV[0]))
def hdr(h) h.strip.split("\n").map{|l| l.split(': ',2)}.to_h end
def val(v) v.is_a?(Hash)||v.is_a?(Array) ? JSON.generate(v) : v.to_s end
def base(b,h) b.merge('timestamp'=>h['X-Timestamp'],'nonce'=>h['X-Nonce']).reject{|k,v| v.nil?||(v.is_a?(String)&&v.strip.empty?)||k.downcase=='sign'}.sort.to_h end
def j(m,&f) m.map{|k,v| "#{k}=#{f ? f.call(v) : val(v)}"}.join('&') end
AM=%w[amount feeAmount netAmount]
def am(b) b.to_h{|k,v| [k, AM.include?(k) ? yield(v) : v]} end
F={
'interpolation'=>->(b,h,r){j(base(b,h)){|v| "#{v}"}},
'to_query'=>->(b,h,r){base(b,h).to_query},
'CGI.unescape(to_query)'=>->(b,h,r){CGI.unescape(base(b,h).to_query)},
'URI.encode_www_form'=>->(b,h,r){URI.encode_www_form(base(b,h))},
'inspect map'=>->(b,h,r){base(b,h).inspect},
'to_json map'=>->(b,h,r){base(b,h).to_json},
'JSON.generate map'=>->(b,h,r){JSON.generate(base(b,h))},
'to_json each'=>->(b,h,r){j(base(b,h)){|v| v.to_json}},
'active to_json nested'=>->(b,h,r){j(base(b,h)){|v| v.is_a?(String)? v : v.to_json}},
'inspect each'=>->(b,h,r){j(base(b,h)){|v| v.inspect}},
'to_f'=>->(b,h,r){j(base(am(b){|v| v.to_f},h))},
'to_d.to_s'=>->(b,h,r){j(base(am(b){|v| BigDecimal(v).to_s},h))},
'to_d.to_s F'=>->(b,h,r){j(base(am(b){|v| BigDecimal(v).to_s('F')},h))},
'to_i'=>->(b,h,r){j(base(am(b){|v| v.to_i},h))},
'to_r'=>->(b,h,r){j(base(am(b){|v| v.to_r},h))},
'cents'=>->(b,h,r){j(base(am(b){|v| (v.to_f*100).to_i},h))},
'number_with_delimiter'=>->(b,h,r){j(base(am(b){|v| v.reverse.scan(/\d{1,3}/).join(',').reverse},h))},
'blank?'=>->(b,h,r){j(base(b,h).reject{|k,v| v.blank?})},
'compact'=>->(b,h,r){j(b.merge('timestamp'=>h['X-Timestamp'],'nonce'=>h['X-Nonce']).compact.except('sign').sort.to_h)},
'compact_blank'=>->(b,h,r){j(base(b,h).compact_blank)},
'sort_by downcase'=>->(b,h,r){j(base(b,h).sort_by{|k,v| k.downcase}.to_h)},
'underscore'=>->(b,h,r){j(base(b,h).transform_keys(&:underscore).sort.to_h)},
'camelize'=>->(b,h,r){j(base(b,h).transform_keys(&:camelize).sort.to_h)},
'dasherize'=>->(b,h,r){j(base(b,h).transform_keys{|k| k.underscore.dasherize}.sort.to_h)},
'symbolize inspect'=>->(b,h,r){base(b,h).symbolize_keys.inspect},
'Time.at'=>->(b,h,r){ENV['TZ']='Asia/Tokyo'; j(base(b.merge(b['completedAt']?{'completedAt'=>Time.at(b['completedAt'])}:{}),h))},
'Time.iso8601'=>->(b,h,r){ENV['TZ']='UTC'; j(base(b.merge(b['completedAt']?{'completedAt'=>Time.at(b['completedAt']).utc.iso8601}:{}),h))},
'CGI.escape'=>->(b,h,r){j(base(b,h)){|v| CGI.escape(val(v))}},
'CGI.escapeHTML'=>->(b,h,r){j(base(b,h)){|v| CGI.escapeHTML(val(v))}},
'ERB url_encode'=>->(b,h,r){j(base(b,h)){|v| ERB::Util.url_encode(val(v))}},
'squish'=>->(b,h,r){j(base(b,h)){|v| val(v).squish}},
'truncate 30'=>->(b,h,r){j(base(b,h)){|v| val(v).truncate(30)}},
'first 255'=>->(b,h,r){j(base(b,h)){|v| val(v)[0,40]}},
'parameterize'=>->(b,h,r){j(base(b,h)){|v| I18n.respond_to?(:transliterate) ? ActiveSupport::Inflector.transliterate(val(v)) : val(v)}},
'nonce delete -'=>->(b,h,r){j(base(b,h.merge('X-Nonce'=>h['X-Nonce'].delete('-'))))},
'reverse sort'=>->(b,h,r){j(base(b,h).sort.reverse.to_h)},
'values join'=>->(b,h,r){base(b,h).values.join},
'to_a join'=>->(b,h,r){base(b,h).to_a.map{|a| a.join('=')}.join('&')},
'flatten join'=>->(b,h,r){base(b,h).to_a.flatten.join},
'marshal yaml'=>->(b,h,r){require 'yaml'; base(b,h).to_yaml},
'sha1'=>->(b,h,r){Digest::SHA1.hexdigest(j(base(b,h)))},
'pretty_generate'=>->(b,h,r){j(base(b,h)){|v| v.is_a?(Hash)||v.is_a?(Array) ? JSON.pretty_generate(v) : v}},
'header array'=>->(b,h,r){j(base(b,h.transform_values{|v| [v]})){|v| v.is_a?(Array)||v.is_a?(Hash) ? v.inspect : v}},
'body + newline'=>->(b,h,r){[h['X-Timestamp'],h['X-Nonce'],r].join("\n")},
'sorted json +'=>->(b,h,r){b.sort.to_h.to_json+h['X-Timestamp']+h['X-Nonce']},
}
C.each{|n,c| F.each{|i,f| begin; t=f.call(JSON.parse(c['body']),hdr(c['headers']),c['body']); puts JSON.generate({lang:'Ruby',impl:i,callback:n,text:t.dup.force_encoding('UTF-8')}); rescue => e; end}}
