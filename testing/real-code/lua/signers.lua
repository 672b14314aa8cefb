-- Functions that sign, as test signers in Lua have them: each with one or two mistakes.
local cjson = require 'cjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local M, keys = callbacks.merge, callbacks.keys
local function join(p, f) local o = {}; for _, k in ipairs(keys(p)) do local v = f(p[k]); if v and v ~= '' then o[#o + 1] = k .. '=' .. v end end; return table.concat(o, '&') end
local function esc(s) return (s:gsub('[^%w%-%._~]', function(c) return ('%%%02X'):format(c:byte()) end)) end
local F = {
  ['tables skipped, %d'] = function(r, h) return join(M(r, h), function(v) if v == cjson.null or type(v) == 'table' then return nil end; return type(v) == 'number' and (v == math.floor(v) and ('%d'):format(v) or tostring(v)) or tostring(v) end) end,
  ['strings only'] = function(r, h) return join(M(r, h), function(v) return type(v) == 'string' and v or nil end) end,
  ['escape_uri, %.14g'] = function(r, h) return join(M(r, h), function(v) if v == cjson.null then return nil end; return esc(type(v) == 'number' and ('%.14g'):format(v) or type(v) == 'table' and cjson.encode(v) or tostring(v)) end) end,
}
callbacks.print_rows(F)
