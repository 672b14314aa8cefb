local cjson = require 'cjson'; local dk = require 'dkjson'
local f = io.open(arg[1]); local cs = cjson.decode(f:read('a'))
local function params(b, t, n) local p = cjson.decode(b); p.timestamp = t; p.nonce = n; return p end
local function keys(p, cmp) local ks = {}; for k in pairs(p) do ks[#ks + 1] = k end; table.sort(ks, cmp); return ks end
local function clean(p) local r = {}; for k, v in pairs(p) do if k ~= 'sign' and v ~= cjson.null and not (type(v) == 'string' and not v:find('%S')) then r[k] = v end end; return r end
local function int(v) if type(v) == 'number' and v == math.floor(v) and math.abs(v) < 1e15 then return string.format('%d', v) end; return tostring(v) end
local function txt(v) if type(v) == 'table' then return cjson.encode(v) end; return int(v) end
local function glue(p, f, cmp) local o = {}; for _, k in ipairs(keys(p, cmp)) do o[#o + 1] = k .. '=' .. f(p[k], k) end; return table.concat(o, '&') end
local esc = function(s) return (s:gsub('[^%w%-_%.~]', function(c) return string.format('%%%02X', c:byte()) end)) end
local T = {
 {'concat ..', 'k .. "=" .. v -- tables skipped', function(b, t, n) local p = clean(params(b, t, n)); for k, v in pairs(p) do if type(v) == 'table' then p[k] = nil end end; return glue(p, function(v) return tostring(v) end) end},
 {'string.format %s', 'string.format("%s=%s", k, v)', function(b, t, n) return glue(clean(params(b, t, n)), function(v) return string.format('%s', type(v) == 'table' and 'table' or v) end) end},
 {'if v then', 'if v and v ~= "" then', function(b, t, n) local p = params(b, t, n); p.sign = nil; for k, v in pairs(p) do if not (v and v ~= '') then p[k] = nil end end; return glue(p, function(v) if v == cjson.null then return 'userdata: NULL' end; return txt(v) end) end},
 {'ngx.escape_uri', 'ngx.escape_uri(v)', function(b, t, n) return glue(clean(params(b, t, n)), function(v) return esc(txt(v)) end) end},
 {'ngx.encode_args', 'ngx.encode_args(p): true alone', function(b, t, n) local o = {}; local p = clean(params(b, t, n)); for _, k in ipairs(keys(p)) do local v = p[k]; if v == true then o[#o + 1] = esc(k) elseif v ~= false and type(v) ~= 'table' then o[#o + 1] = esc(k) .. '=' .. esc(txt(v)) end end; return table.concat(o, '&') end},
 {'cjson all', 'cjson.encode(v) every', function(b, t, n) return glue(clean(params(b, t, n)), function(v) return cjson.encode(v) end) end},
 {'dkjson', 'dkjson.encode(v)', function(b, t, n) local p = dk.decode(b); p.timestamp = t; p.nonce = n; return glue(clean(p), function(v) return type(v) == 'table' and dk.encode(v) or tostring(v) end) end},
 {'tonumber', 'tonumber(v) or v', function(b, t, n) return glue(clean(params(b, t, n)), function(v) return type(v) == 'string' and tostring(tonumber(v) or v) or txt(v) end) end},
 {'os.date', 'os.date("!%Y-%m-%d %H:%M:%S", v)', function(b, t, n) return glue(clean(params(b, t, n)), function(v, k) return k == 'completedAt' and os.date('!%Y-%m-%d %H:%M:%S', math.floor(v)) or txt(v) end) end},
 {'lower sort', 'a:lower() < b:lower()', function(b, t, n) return glue(clean(params(b, t, n)), txt, function(a, c) return a:lower() < c:lower() end) end},
 {'%d everywhere', '%.2f', function(b, t, n) return glue(clean(params(b, t, n)), function(v) return type(v) == 'number' and string.format('%.2f', v) or txt(v) end) end},
}
local names = keys(cs)
for _, name in ipairs(names) do local c = cs[name]; local ts = c.headers:match('X%-Timestamp:%s*(%S+)'); local n = c.headers:match('X%-Nonce:%s*(%S+)')
 for _, x in ipairs(T) do local ok, r = pcall(x[3], c.body, ts, n); if ok then print(cjson.encode({language = 'Lua', implementation = x[1], code = x[2], callback = name, text = r})) else io.stderr:write(x[1], ' ', name, ' ', tostring(r), '\n') end end end
