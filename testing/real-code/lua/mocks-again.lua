-- More mock platforms and test signers in Lua, written once what the first had shown was mended.
local cjson = require 'cjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local merge, keys = callbacks.merge, callbacks.keys
local function join(p, f) local o = {}; for _, k in ipairs(keys(p)) do local v = f(p[k], k); if v and v ~= '' then o[#o + 1] = k .. '=' .. v end end; return table.concat(o, '&') end
callbacks.print_rows {
  ['%d of completedAt, others tostring, no tables'] = function(r, h) return join(merge(r, h), function(v, k) if k == 'completedAt' then return ('%d'):format(v) end; if type(v) ~= 'table' and v ~= cjson.null then return tostring(v) end end) end,
  ['ts:nonce:body'] = function(r, h) return h['X-Timestamp'] .. ':' .. h['X-Nonce'] .. ':' .. r end,
  ['escaped, %.14g'] = function(r, h) return join(merge(r, h), function(v) if type(v) == 'table' or v == cjson.null then return nil end; v = type(v) == 'number' and ('%.14g'):format(v) or tostring(v); return (v:gsub('[^%w_.~-]', function(c) return ('%%%02X'):format(c:byte()) end)) end) end,
}
