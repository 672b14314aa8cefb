-- Verifying functions in Lua, written in a hurry.
local cjson=require 'cjson'; local f=io.open(arg[1]); local C=cjson.decode(f:read('*a'))
local function m(r,h) local p=cjson.decode(r); p.timestamp=h['X-Timestamp']; p.nonce=h['X-Nonce']; p.sign=nil; return p end
local function keys(p) local k={} for x in pairs(p) do k[#k+1]=x end table.sort(k) return k end
local F={}
F['strings and numbers only']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if (type(v)=='string' and v~='') or type(v)=='number' then o[#o+1]=k..'='..v end end return table.concat(o,'&') end
F['tonumber amounts']=function(r,h) local p=m(r,h) for _,k in ipairs{'amount','feeAmount','netAmount'} do if p[k] then p[k]=tonumber(p[k]) end end local o={} for _,k in ipairs(keys(p)) do local v=p[k] if v~='' and v~=cjson.null and type(v)~='table' then o[#o+1]=k..'='..tostring(v) end end return table.concat(o,'&') end
F['%d completedAt, url escaped']=function(r,h) local p=m(r,h) local o={} for _,k in ipairs(keys(p)) do local v=p[k] if type(v)=='number' then v=string.format('%d',v) end if type(v)=='string' and v~='' then o[#o+1]=k..'='..v:gsub('[^%w%-%.%_%~]',function(c) return string.format('%%%02X',c:byte()) end) end end return table.concat(o,'&') end
for n,c in pairs(C) do local h={} for l in c.headers:gmatch('[^\n]+') do local a,b=l:match('^(.-): (.*)$') h[a]=b end for i,fn in pairs(F) do local ok,t=pcall(fn,c.body,h) if ok then print(cjson.encode{language='Lua',implementation=i,callback=n,text=t}) end end end
