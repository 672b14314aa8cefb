-- Verifying functions in Lua, third set: OpenResty (ngx.encode_args as its documentation says) and dkjson.
local cjson=require 'cjson'; local dk=require 'dkjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local m, keys = callbacks.merge, callbacks.keys
local function esc(s) return (s:gsub('[^%w%-%.%_%~]',function(c) return string.format('%%%02X',c:byte()) end)) end
local F={}
F['ngx.encode_args sorted']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if v==true then o[#o+1]=esc(k) elseif v~=false and v~=cjson.null and type(v)~='table' then o[#o+1]=esc(k)..'='..esc(tostring(v)) end end return table.concat(o,'&') end
F['type ~= table, tostring']=function(r,h) local p=m(r,h) local s='' for _,k in ipairs(keys(p)) do if type(p[k])~='table' and p[k]~='' then s=s..k..'='..tostring(p[k])..'&' end end return s:sub(1,-2) end
F['cjson nested, ngx.null skipped']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if v~=nil and v~=cjson.null and v~='' then if type(v)=='table' then v=cjson.encode(v) end o[#o+1]=k..'='..tostring(v) end end return table.concat(o,'&') end
F['dkjson keyorder nested']=function(r,h) local p=m(r,h,dk.decode) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if v~=nil and v~='' then if type(v)=='table' then local ko=keys(v) v=dk.encode(v,{keyorder=ko}) end o[#o+1]=k..'='..tostring(v) end end return table.concat(o,'&') end
F['string.format %s %d']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if type(v)=='number' then o[#o+1]=string.format('%s=%.0f',k,v) elseif type(v)=='string' and v:match('%S') then o[#o+1]=string.format('%s=%s',k,v) end end return table.concat(o,'&') end
callbacks.print_rows(F)
