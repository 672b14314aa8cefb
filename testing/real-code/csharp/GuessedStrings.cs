// The function of the next unseen set of strings whose strings were told with an origin that does not give them. mono guessed-strings.exe callbacks.json
using System; using System.Collections.Generic; using System.Globalization; using System.IO; using System.Linq; using System.Text; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
using Headers = System.Collections.Generic.Dictionary<string, string>;
static class GuessedStrings {
  static JObject Read(string raw) { return (JObject)JToken.ReadFrom(new JsonTextReader(new StringReader(raw)) { DateParseHandling = DateParseHandling.None }); }
  static string Plain(JToken value) {
    if (value.Type == JTokenType.Boolean) return (bool)value ? "true" : "false";
    if (value.Type == JTokenType.Float) return ((decimal)value).ToString("0.############", CultureInfo.InvariantCulture);
    return value is JContainer ? value.ToString(Formatting.None) : Convert.ToString(((JValue)value).Value, CultureInfo.InvariantCulture);
  }
  static string Right(string raw, Headers headers) {
    var members = Read(raw);
    members["timestamp"] = headers["X-Timestamp"]; members["nonce"] = headers["X-Nonce"]; members.Remove("sign");
    return string.Join("&", members.Properties().OrderBy(member => member.Name, StringComparer.Ordinal).Where(member => !string.IsNullOrWhiteSpace(Plain(member.Value))).Select(member => member.Name + "=" + Plain(member.Value)));
  }
  // Bytes as text, where all are ASCII; what throws has no row.
  static string ReadAscii(byte[] bytes) { return Encoding.GetEncoding("us-ascii", new EncoderExceptionFallback(), new DecoderExceptionFallback()).GetString(bytes); }
  static void Main(string[] args) {
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Headers, string>> {
      { "BigEndianUnicode", (raw, headers) => ReadAscii(Encoding.BigEndianUnicode.GetBytes(Right(raw, headers))) },
    });
  }
}
