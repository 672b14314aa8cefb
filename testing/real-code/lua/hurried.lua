-- Verifying functions in Lua, written in a hurry.
local cjson=require 'cjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local m, keys = callbacks.merge, callbacks.keys
local F={}
F['strings and numbers only']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if (type(v)=='string' and v~='') or type(v)=='number' then o[#o+1]=k..'='..v end end return table.concat(o,'&') end
F['tonumber amounts']=function(r,h) local p=m(r,h) for _,k in ipairs{'amount','feeAmount','netAmount'} do if p[k] then p[k]=tonumber(p[k]) end end local o={} for _,k in ipairs(keys(p)) do local v=p[k] if v~='' and v~=cjson.null and type(v)~='table' then o[#o+1]=k..'='..tostring(v) end end return table.concat(o,'&') end
F['%d completedAt, url escaped']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if type(v)=='number' then v=string.format('%d',v) end if type(v)=='string' and v~='' then o[#o+1]=k..'='..v:gsub('[^%w%-%.%_%~]',function(c) return string.format('%%%02X',c:byte()) end) end end return table.concat(o,'&') end
callbacks.print_rows(F)
