require 'json';require 'yaml';require 'ostruct';require 'pp';require 'active_support/all';require 'action_controller';require 'rack';require 'oj';require 'awesome_print';require 'uri'
C=JSON.parse(File.read(ARGV[0]))
def hh(t) t.strip.split("\n").map{|l|l.split(': ',2)}.to_h end
B={
'Rails log Parameters'=>->(r){"  Parameters: #{JSON.parse(r).merge('callback'=>JSON.parse(r)).inspect}"},
'Rails log Parameters plain'=>->(r){"Processing by CallbacksController#create as JSON\n  Parameters: #{JSON.parse(r).inspect}"},
'AC::Parameters inspect'=>->(r){ActionController::Parameters.new(JSON.parse(r)).inspect},
'AC to_unsafe_h to_json'=>->(r){ActionController::Parameters.new(JSON.parse(r).merge('controller'=>'cb','action'=>'create')).to_unsafe_h.to_json},
'OpenStruct inspect'=>->(r){OpenStruct.new(JSON.parse(r)).inspect},
'pp'=>->(r){JSON.parse(r).pretty_inspect},
'symbolize inspect'=>->(r){JSON.parse(r,symbolize_names: true).inspect},
'with_indifferent_access yaml'=>->(r){JSON.parse(r).with_indifferent_access.to_hash.to_yaml},
'string inspect'=>->(r){r.inspect},
'Oj dump rails'=>->(r){Oj.dump(JSON.parse(r),mode: :rails)},
'AS to_json'=>->(r){JSON.parse(r).to_json},
'underscore keys'=>->(r){JSON.generate(JSON.parse(r).deep_transform_keys(&:underscore))},
'to_query'=>->(r){JSON.parse(r).to_query},
'Rack build_nested_query'=>->(r){Rack::Utils.build_nested_query(JSON.parse(r).transform_values{|v|v.is_a?(Hash)||v.is_a?(Array)||v.nil? ? v : v.to_s})},
'to_xml'=>->(r){JSON.parse(r).to_xml},
'compact'=>->(r){JSON.generate(JSON.parse(r).compact)},
'logger raw'=>->(r){"I, [2026-09-21T14:13:36.120000 #17]  INFO -- : callback #{r}"},
'logger inspect'=>->(r){"I, [2026-09-21T14:13:36.120000 #17]  INFO -- : #{JSON.parse(r)}"},
'Array'=>->(r){JSON.parse(r).to_a.inspect},
'lograge'=>->(r){"method=POST path=/cb format=json controller=Cb action=create status=500 duration=5.1 params=#{JSON.parse(r)}"},
}
HD={
'env HTTP_'=>->(h){h.map{|k,v|["HTTP_#{k.upcase.tr('-','_')}",v]}.to_h.inspect},
'env pretty'=>->(h){h.map{|k,v|["HTTP_#{k.upcase.tr('-','_')}",v]}.to_h.pretty_inspect},
'headers.to_h json'=>->(h){h.to_json},
'Net::HTTP each_header lists'=>->(h){h.transform_keys(&:downcase).transform_values{|v|[v]}.inspect},
'yaml'=>->(h){h.to_yaml},
'lines k => v'=>->(h){h.map{|k,v|"#{k} => #{v}"}.join("\n")},
}
C.each{|n,c| [['body',B,c['body']],['headers',HD,hh(c['headers'])]].each{|kind,f,a| f.each{|i,fn| begin;t=fn.(a);rescue=>e;warn "#{i} #{n} #{e.message[0,80]}";next;end;puts JSON.generate({language:'Ruby',kind:kind,implementation:i,callback:n,text:t})}}}
