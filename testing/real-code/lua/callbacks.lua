-- What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
local cjson = require 'cjson'
local shared = {}

-- The body's members with timestamp and nonce, without sign.
function shared.merge(raw, headers, decode)
  local members = (decode or cjson.decode)(raw)
  members.timestamp = headers['X-Timestamp']
  members.nonce = headers['X-Nonce']
  members.sign = nil
  return members
end

function shared.keys(members)
  local keys = {}
  for key in pairs(members) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

-- What gives no text has no pair.
function shared.join(members, text)
  local parts = {}
  for _, key in ipairs(shared.keys(members)) do
    local value = text(members[key])
    if value ~= nil and value ~= '' then parts[#parts + 1] = key .. '=' .. value end
  end
  return table.concat(parts, '&')
end

-- What each function makes of each callback; what fails has no row.
function shared.print_rows(functions)
  local callbacks = cjson.decode(assert(io.open(arg[1])):read 'a')
  for name, callback in pairs(callbacks) do
    local headers = {}
    for key, value in callback.headers:gmatch '([^\n:]+): ([^\n]*)' do headers[key] = value end
    for implementation, run in pairs(functions) do
      local ok, made = pcall(run, callback.body, headers)
      if ok then print(cjson.encode { language = 'Lua', implementation = implementation, callback = name, text = made })
      else io.stderr:write(implementation, ' ', name, ' ', tostring(made), '\n') end
    end
  end
end

return shared
