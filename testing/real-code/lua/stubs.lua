-- Strings that stubs, test scripts and hurried platforms sign, each in its own way.
package.path = arg[0]:match '^(.*)/' .. '/?.lua;' .. package.path
local cjson = require 'cjson'
local shared = require 'callbacks'

local function join(members, text)
  local pairs_ = {}
  for _, key in ipairs(shared.keys(members)) do
    local value = text(members[key], key)
    if value and value ~= '' then pairs_[#pairs_ + 1] = key .. '=' .. value end
  end
  return table.concat(pairs_, '&')
end

shared.print_rows {
  ['tostring'] = function(raw, h) return join(shared.merge(raw, h), function(v) if v ~= cjson.null and type(v) ~= 'table' then return tostring(v) end end) end,
  ['tables with cjson.encode'] = function(raw, h) return join(shared.merge(raw, h), function(v) if v ~= cjson.null then return type(v) == 'table' and cjson.encode(v) or tostring(v) end end) end,
  ['%d of whole numbers'] = function(raw, h)
    return join(shared.merge(raw, h), function(v)
      if type(v) == 'number' then return v % 1 == 0 and string.format('%d', v) or string.format('%.2f', v) end
      if type(v) ~= 'table' and v ~= cjson.null then return tostring(v) end
    end)
  end,
  ['ngx.escape_uri of values'] = function(raw, h)
    return join(shared.merge(raw, h), function(v) if type(v) == 'string' then return (v:gsub('[^%w%-%._~]', function(c) return string.format('%%%02X', c:byte()) end)) elseif type(v) == 'number' then return string.format('%.0f', v) end end)
  end,
}
