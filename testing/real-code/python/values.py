"""What Python makes of values that it should leave alone: prints one JSON object, name to text."""
import datetime
import json
import urllib.parse

text = "<b>O'Neil \"Jr\"</b> & \\ a+b é 订 😀\n"
utc = datetime.timezone.utc
moment = datetime.datetime.fromtimestamp(1790000007, utc)
body = {"b": 12.0, "a": {"d": "é/x", "c": 1e-7}, "timestamp": "1", "nonce": "n"}
print(json.dumps({
    "ascii, ignore": text.encode("ascii", "ignore").decode(),
    "gbk, ignore": text.encode("gbk", "ignore").decode("gbk"),
    "backslashreplace": text.encode("ascii", "backslashreplace").decode(),
    "xmlcharrefreplace": text.encode("ascii", "xmlcharrefreplace").decode(),
    "unicode_escape": text.encode("unicode_escape").decode(),
    "unquote": urllib.parse.unquote("a+b%20c"),
    "unquote of urlencode": urllib.parse.unquote(urllib.parse.urlencode({"k": "a b+c"})),
    "str of a datetime": str(moment),
    "isoformat": moment.isoformat(),
    "dumps": json.dumps(body),
    "dumps, sorted": json.dumps(body, sort_keys=True, separators=(",", ":")),
}, ensure_ascii=False, indent=1))
