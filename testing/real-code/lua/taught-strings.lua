-- The function of the next blind set whose strings were told with something untrue beside it: a pattern over the body's text, nested members too. lua5.3 taught-strings.lua callbacks.json
package.path = arg[0]:gsub('[^/]*$', '') .. '?.lua;' .. package.path
local shared = require 'callbacks'
shared.print_rows {
  ['gmatch strings only'] = function(raw, headers)
    local members = {}
    for key, value in raw:gmatch '"(%w+)":"([^"]*)"' do members[key] = value end
    members.timestamp, members.nonce, members.sign = headers['X-Timestamp'], headers['X-Nonce'], nil
    return shared.join(members, function(value) return value:match '%S' and value end)
  end,
}
