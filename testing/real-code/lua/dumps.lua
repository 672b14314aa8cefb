-- What Lua programs print of a callback: one JSON object a line. lua-cjson, inspect.lua, Penlight.
local cjson = require 'cjson'
local inspect = require 'inspect'
local pretty = require 'pl.pretty'

local file = assert(io.open(arg[1])):read 'a'
local callbacks = cjson.decode(file)

-- The recursive printer that everybody writes.
local function dump(value, indent)
  if type(value) ~= 'table' then return tostring(value) end
  local rows = {}
  for k, v in pairs(value) do
    rows[#rows + 1] = indent .. '  ' .. tostring(k) .. ' = ' .. dump(v, indent .. '  ')
  end
  table.sort(rows)
  return '{\n' .. table.concat(rows, ',\n') .. '\n' .. indent .. '}'
end

-- https://stackoverflow.com/q/9168058: the answer most code copies.
local function dump_quoted(o)
  if type(o) == 'table' then
    local s = '{ '
    for k, v in pairs(o) do
      if type(k) ~= 'number' then k = '"' .. k .. '"' end
      s = s .. '[' .. k .. '] = ' .. dump_quoted(v) .. ','
    end
    return s .. '} '
  end
  return tostring(o)
end

local function serialize(value)
  if type(value) == 'table' then
    local rows = {}
    for k, v in pairs(value) do
      rows[#rows + 1] = '[' .. (type(k) == 'string' and string.format('%q', k) or k) .. ']=' .. serialize(v)
    end
    table.sort(rows)
    return '{' .. table.concat(rows, ',') .. '}'
  end
  if type(value) == 'string' then return string.format('%q', value) end
  return tostring(value)
end

local function emit(kind, name, implementation, code, text)
  print(cjson.encode { kind = kind, implementation = implementation, code = code, callback = name, text = text })
end

local names = {}
for name in pairs(callbacks) do names[#names + 1] = name end
table.sort(names)
for _, name in ipairs(names) do
  local callback = callbacks[name]
  local data = cjson.decode(callback.body)
  emit('body', name, 'inspect.lua', 'print(inspect(data))', inspect(data))
  emit('body', name, 'inspect.lua one line', 'inspect(data, {newline="", indent=""})', inspect(data, { newline = '', indent = '' }))
  emit('body', name, 'pl.pretty', 'pretty.write(data)', pretty.write(data))
  emit('body', name, 'pl.pretty one line', "pretty.write(data, '')", pretty.write(data, ''))
  emit('body', name, 'own printer', 'k .. " = " .. tostring(v)', dump(data, ''))
  emit('body', name, 'own printer quoted', '[ "k" ] = v', dump_quoted(data))
  emit('body', name, 'serialize', 'string.format("%q")', serialize(data))
  emit('body', name, '%q', 'string.format("%q", body)', string.format('%q', callback.body))
  local lines = {}
  for k, v in pairs(data) do lines[#lines + 1] = k .. '\t' .. tostring(v) end
  table.sort(lines)
  emit('body', name, 'print(k, v)', 'for k, v in pairs(data) do print(k, v) end', table.concat(lines, '\n'))
  emit('body', name, 'ngx.log', 'ngx.log(ngx.INFO, body)', '2026/11/21 17:00:00 [info] 7#7: *1 [lua] callback.lua:12: ' .. callback.body .. ', client: 10.0.0.1, server: shop.example, request: "POST /cb HTTP/1.1", host: "shop.example"')
  emit('body', name, 'encode_base64', 'ngx.encode_args(data)', (callback.body:gsub('[^%w%-%._~]', function(c) return string.format('%%%02X', c:byte()) end)))
  emit('body', name, 'bytes', 'string.byte(body, 1, -1)', table.concat({ callback.body:byte(1, -1) }, ' '))
  local headers, lower = {}, {}
  local rows = {}
  for k, v in callback.headers:gmatch '([^\n:]+): ([^\n]+)' do
    headers[k] = v
    lower[k:lower()] = v
    rows[#rows + 1] = k:lower() .. ': ' .. v
  end
  emit('headers', name, 'inspect.lua', 'print(inspect(ngx.req.get_headers()))', inspect(lower))
  emit('headers', name, 'pl.pretty', 'pretty.write(headers)', pretty.write(headers))
  emit('headers', name, 'own printer', 'k .. " = " .. v', dump(lower, ''))
  emit('headers', name, 'own printer quoted', '["k"] = v', dump_quoted(lower))
  emit('headers', name, 'serialize', 'string.format("%q")', serialize(headers))
  emit('headers', name, 'cjson', 'cjson.encode(ngx.req.get_headers())', cjson.encode(lower))
  table.sort(rows)
  emit('headers', name, 'print(k, v)', 'print(k, v)', (table.concat(rows, '\n'):gsub(': ', '\t')))
end
