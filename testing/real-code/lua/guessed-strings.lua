-- Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. lua5.3 guessed-strings.lua callbacks.json
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local cjson = require 'cjson'
local shared = require 'callbacks'
local function plain(value)
  if value == cjson.null then return nil end
  if type(value) == 'number' then return value == math.floor(value) and ('%.0f'):format(value) or ('%.14g'):format(value) end
  return type(value) == 'table' and cjson.encode(value):gsub('\\/', '/') or tostring(value)
end
local function join(members, text) return shared.join(members, function(value) local made = text(value) return made and made:match '%S' and made end) end
shared.print_rows {
  ['%g'] = function(raw, h) return join(shared.merge(raw, h), function(value) return type(value) == 'number' and ('%g'):format(value) or plain(value) end) end,
  ['upper'] = function(raw, h) return join(shared.merge(raw, h), plain):upper() end,
}
