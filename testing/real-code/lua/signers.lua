-- Functions that sign, as test signers in Lua have them: each with one or two mistakes.
local cjson = require 'cjson'
local C = cjson.decode(io.open(arg[1]):read('a'))
local function M(raw, h) local p = cjson.decode(raw); p.timestamp = h['X-Timestamp']; p.nonce = h['X-Nonce']; p.sign = nil; return p end
local function keys(p) local k = {}; for x in pairs(p) do k[#k + 1] = x end; table.sort(k); return k end
local function join(p, f) local o = {}; for _, k in ipairs(keys(p)) do local v = f(p[k]); if v and v ~= '' then o[#o + 1] = k .. '=' .. v end end; return table.concat(o, '&') end
local function esc(s) return (s:gsub('[^%w%-%._~]', function(c) return ('%%%02X'):format(c:byte()) end)) end
local F = {
  ['tables skipped, %d'] = function(r, h) return join(M(r, h), function(v) if v == cjson.null or type(v) == 'table' then return nil end; return type(v) == 'number' and (v == math.floor(v) and ('%d'):format(v) or tostring(v)) or tostring(v) end) end,
  ['strings only'] = function(r, h) return join(M(r, h), function(v) return type(v) == 'string' and v or nil end) end,
  ['escape_uri, %.14g'] = function(r, h) return join(M(r, h), function(v) if v == cjson.null then return nil end; return esc(type(v) == 'number' and ('%.14g'):format(v) or type(v) == 'table' and cjson.encode(v) or tostring(v)) end) end,
}
for n, c in pairs(C) do local h = {}; for k, v in c.headers:gmatch('([^\n:]+): ([^\n]*)') do h[k] = v end
  for i, f in pairs(F) do local ok, t = pcall(f, c.body, h); if ok then print(cjson.encode({ language = 'Lua', implementation = i, callback = n, text = t })) end end end
