-- What handlers log as the string that they verify, as in OpenResty; each with its habit.
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local cjson = require 'cjson'
local shared = require 'callbacks'
local function nested(value) if type(value) == 'table' then return cjson.encode(value) end if value == cjson.null then return nil end return tostring(value) end

shared.print_rows {
  ['tostring, cjson of tables'] = function(raw, h) return shared.join(shared.merge(raw, h), nested) end,
  ['tostring of everything'] = function(raw, h) return shared.join(shared.merge(raw, h), tostring) end,
  ['%d of numbers'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) if type(value) == 'number' then return ('%.0f'):format(value) end return nested(value) end) end,
  ['%s, strings only'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) if type(value) == 'string' then return value end end) end,
  ['strings and numbers only'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) if type(value) == 'string' then return value elseif type(value) == 'number' then return ('%.14g'):format(value) end end) end,
  ['ngx.escape_uri of values'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) local text = nested(value); return text and (text:gsub('[^%w%-_.!~*\'()]', function(c) return ('%%%02X'):format(c:byte()) end)) end) end,
  ['tonumber of amounts'] = function(raw, h) local m = shared.merge(raw, h); for _, key in ipairs { 'amount', 'feeAmount', 'netAmount' } do if m[key] then m[key] = tonumber(m[key]) end end return shared.join(m, nested) end,
}
