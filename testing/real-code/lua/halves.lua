-- Functions of the second set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. lua5.3 halves.lua callbacks.json
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local cjson = require 'cjson'
local shared = require 'callbacks'
local function plain(value)
  if value == cjson.null then return nil end
  if type(value) == 'number' then return value == math.floor(value) and math.abs(value) < 1e15 and ('%d'):format(value) or ('%.14g'):format(value) end
  return type(value) == 'table' and cjson.encode(value) or tostring(value)
end
local function join(members, text) return shared.join(members, function(value) local made = (text or plain)(value) return made and made:match '%S' and made end) end
shared.print_rows {
  ['math.floor'] = function(raw, h) return join(shared.merge(raw, h), function(value) return type(value) == 'number' and ('%d'):format(math.floor(value)) or plain(value) end) end,
  ['tonumber everything'] = function(raw, h) return join(shared.merge(raw, h), function(value) local text = plain(value) return text and tostring(tonumber(text) or text) end) end,
  -- ngx.req.get_post_args of a body without = and &
  ['get_post_args'] = function(raw, h) return join { [raw] = 'true', timestamp = h['X-Timestamp'], nonce = h['X-Nonce'] } end,
  ['raw body fields by gmatch'] = function(raw, h)
    local members = {}
    for key, value in raw:gmatch '"(%w+)":%s*"?([^,"}]+)' do members[key] = value end
    members.timestamp, members.nonce, members.sign = h['X-Timestamp'], h['X-Nonce'], nil
    return shared.join(members, tostring)
  end,
  ['ts\\nnonce sorted pairs'] = function(raw, h)
    local members = shared.merge(raw, h)
    members.timestamp, members.nonce = nil, nil
    return table.concat({ h['X-Timestamp'], h['X-Nonce'], join(members) }, '\n') .. '\n'
  end,
}
