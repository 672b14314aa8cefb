-- Verifying functions in Lua: OpenResty and game servers, each a little wrong.
local cjson = require 'cjson'; local dk = require 'dkjson'
package.path = arg[0]:match '.*/' .. '?.lua;' .. package.path
local callbacks = require 'callbacks'
local m, keys = callbacks.merge, callbacks.keys
local F = {
 ['tostring of all'] = function(r, h) local p, o = m(r, h), {} for _, k in ipairs(keys(p)) do if p[k] ~= '' and p[k] ~= cjson.null then o[#o + 1] = k .. '=' .. tostring(p[k]) end end return table.concat(o, '&') end,
 ['tables skipped, %d'] = function(r, h) local p, o = m(r, h), {} for _, k in ipairs(keys(p)) do local v = p[k] if type(v) == 'number' then v = string.format('%.0f', v) end if type(v) == 'string' and v ~= '' then o[#o + 1] = k .. '=' .. v end end return table.concat(o, '&') end,
 ['dkjson keyorder nested'] = function(r, h) local p, o = m(r, h), {} for _, k in ipairs(keys(p)) do local v = p[k] if type(v) == 'table' then v = dk.encode(v, {indent = false}) end if v ~= '' and v ~= cjson.null then o[#o + 1] = k .. '=' .. tostring(v) end end return table.concat(o, '&') .. '&' end,
 ['gsub encode spaces as +'] = function(r, h) local p, o = m(r, h), {} for _, k in ipairs(keys(p)) do local v = p[k] if type(v) == 'string' and v:match('%S') then o[#o + 1] = k .. '=' .. v:gsub('[^%w%-%._~ ]', function(c) return string.format('%%%02X', c:byte()) end):gsub(' ', '+') end if type(v) == 'number' or type(v) == 'boolean' then o[#o + 1] = k .. '=' .. cjson.encode(v) end end return table.concat(o, '&') end,
}
callbacks.print_rows(F)
