-- Mock platforms and test signers in Lua: each with one or two mistakes.
local cjson = require 'cjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local merge, keys = callbacks.merge, callbacks.keys
local function join(p, f, sep) local o = {}; for _, k in ipairs(keys(p)) do local v = f(p[k], k); if v and v ~= '' then o[#o + 1] = k .. '=' .. v end end; return table.concat(o, sep or '&') end
local function text(v) if v == cjson.null then return nil end; if type(v) == 'number' then return ('%.14g'):format(v) end; if type(v) == 'table' then return nil end; return tostring(v) end
callbacks.print_rows {
  ['tostring, tables skipped'] = function(r, h) return join(merge(r, h), function(v) if type(v) ~= 'table' and v ~= cjson.null then return tostring(v) end end) end,
  ['%.14g, joined by newline'] = function(r, h) return join(merge(r, h), text, '\n') end,
  ['tonumber of amounts'] = function(r, h) return join(merge(r, h), function(v, k) if k:lower():find 'amount$' then return ('%.2f'):format(tonumber(v) * 100) end; return text(v) end) end,
  ['concatenated without separators'] = function(r, h) local s = ''; local p = merge(r, h); for _, k in ipairs(keys(p)) do s = s .. k .. (text(p[k]) or '') end; return s end,
  ['upper-case string'] = function(r, h) return join(merge(r, h), text):upper() end,
}
