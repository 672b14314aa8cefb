-- More handlers that log what they verify, written once what the first had shown was mended.
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local cjson = require 'cjson'
local shared = require 'callbacks'
shared.print_rows {
  ['cjson.encode of all but strings'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) if type(value) == 'string' then return value end if value ~= cjson.null then return cjson.encode(value) end end) end,
  ['math.floor of numbers, booleans by tostring'] = function(raw, h) return shared.join(shared.merge(raw, h), function(value) if type(value) == 'number' then return tostring(math.floor(value)) elseif type(value) == 'string' or type(value) == 'boolean' then return tostring(value) end end) end,
}
