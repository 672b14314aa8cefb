// What C# programs print of a callback: one JSON object a line. Mono's mcs (C# 7), Json.NET, JavaScriptSerializer.
// Records need a newer compiler: their PrintMembers is written out as the language's specification has it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

static class Dumps
{
    static string kind, callback;
    static readonly string[] Eight = { "orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt" };

    static void Add(string implementation, string code, string text)
    {
        Console.WriteLine(JsonConvert.SerializeObject(new { kind, implementation, code, callback, text }));
    }

    static string Pascal(string key) { return char.ToUpperInvariant(key[0]) + key.Substring(1); }

    static void Bodies(string text)
    {
        var settings = new JsonSerializerSettings { DateParseHandling = DateParseHandling.None };
        var map = JsonConvert.DeserializeObject<Dictionary<string, object>>(text, settings);
        var raw = Encoding.UTF8.GetBytes(text);
        Add("string.Join(dictionary)", "string.Join(\", \", dict)", string.Join(", ", map));
        Add("k=v join", "string.Join(\", \", dict.Select(p => $\"{p.Key}={p.Value}\"))", string.Join(", ", map.Select(p => p.Key + "=" + p.Value)));
        Add("{k=v} join", "\"{\" + string.Join(\", \", …) + \"}\"", "{" + string.Join(", ", map.Select(p => p.Key + "=" + p.Value)) + "}");
        Add("k=v; join", "string.Join(\";\", …)", string.Join(";", map.Select(p => p.Key + "=" + p.Value)));
        Add("k: v lines", "foreach (var p in dict) Console.WriteLine($\"{p.Key}: {p.Value}\")", string.Join("\r\n", map.Select(p => p.Key + ": " + p.Value)));
        Add("[k, v] lines", "foreach (var p in dict) Console.WriteLine(p)", string.Join("\n", map));
        Add("JProperty lines", "foreach (var p in JObject.Parse(body)) Console.WriteLine(p)", string.Join("\n", JsonConvert.DeserializeObject<JObject>(text, settings).Properties().Select(p => p.ToString(Formatting.None))));
        Add("BitConverter", "BitConverter.ToString(body)", BitConverter.ToString(raw));
        Add("Convert.ToBase64String", "Convert.ToBase64String(body)", Convert.ToBase64String(raw));
        Add("ToBase64String lines", "Base64FormattingOptions.InsertLineBreaks", Convert.ToBase64String(raw, Base64FormattingOptions.InsertLineBreaks));
        Add("JsonConvert twice", "JsonConvert.SerializeObject(body)", JsonConvert.SerializeObject(text));
        Add("Uri.EscapeDataString", "Uri.EscapeDataString(body)", Uri.EscapeDataString(text));
        Add("bytes join", "string.Join(\", \", bytes)", string.Join(", ", raw));
        Add("debugger", "copied out of the debugger", "\"" + text.Replace("\\", "\\\\").Replace("\"", "\\\"").Replace("\n", "\\n") + "\"");
        Add("verbatim", "a C# verbatim string", "@\"" + text.Replace("\"", "\"\"") + "\"");
        Add("Serilog", "log.Information(\"callback {@Body}\", body)", "[17:00:00 INF] callback " + "{" + string.Join(", ", map.Select(p => "\"" + p.Key + "\": " + JsonConvert.SerializeObject(p.Value))) + "}");
        if (map.Keys.All(key => Eight.Contains(key)))
        {
            string orderType = V(map, "orderType"), orderNo = V(map, "orderNo"), merchantOrderNo = V(map, "merchantOrderNo"), status = V(map, "status"),
                amount = V(map, "amount"), feeAmount = V(map, "feeAmount"), netAmount = V(map, "netAmount");
            var completedAt = map.ContainsKey("completedAt") ? (long?)Convert.ToInt64(map["completedAt"]) : null;
            Add("anonymous", "new { orderType, … }.ToString()", new { orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount, completedAt }.ToString());
            Add("tuple", "(orderType, …).ToString()", new Tuple<string, string, string, string, string, string, string, Tuple<long?>>(orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount, Tuple.Create(completedAt)).ToString());
            Add("record", "record Callback(…).ToString()", "Callback { OrderType = " + orderType + ", OrderNo = " + orderNo + ", MerchantOrderNo = " + merchantOrderNo + ", Status = " + status
                + ", Amount = " + amount + ", FeeAmount = " + feeAmount + ", NetAmount = " + netAmount + ", CompletedAt = " + completedAt + " }");
        }
    }

    static string V(Dictionary<string, object> map, string key) { return map.ContainsKey(key) ? (string)map[key] : null; }

    static void Headers(List<KeyValuePair<string, string>> pairs)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, "https://shop.example/cb");
        foreach (var pair in pairs) if (pair.Key != "Content-Type") request.Headers.TryAddWithoutValidation(pair.Key, pair.Value);
        request.Content = new StringContent("{}", Encoding.UTF8, "application/json");
        Add("HttpRequestHeaders", "request.Headers.ToString()", request.Headers.ToString());
        Add("HttpRequestMessage", "request.ToString()", request.ToString());
        Add("string.Join", "string.Join(\", \", Request.Headers)", string.Join(", ", pairs));
        Add("[k, v] lines", "foreach (var h in Request.Headers) Console.WriteLine(h)", string.Join("\n", pairs));
        Add("k=v join", "string.Join(\"; \", …)", string.Join("; ", pairs.Select(p => p.Key + "=" + p.Value)));
        Add("k: v lines", "$\"{h.Key}: {h.Value}\"", string.Join("\r\n", pairs.Select(p => p.Key + ": " + p.Value)));
        Add("JSON", "JsonConvert.SerializeObject(Request.Headers)", JsonConvert.SerializeObject(pairs.Select(p => new { p.Key, Value = new[] { p.Value } })));
        Add("JSON dictionary", "JsonConvert.SerializeObject(dict)", JsonConvert.SerializeObject(pairs.ToDictionary(p => p.Key, p => p.Value), Formatting.Indented));
        Add("lines", "k = v", string.Join("\n", pairs.Select(p => p.Key + " = " + p.Value)));
    }

    static void Main(string[] arguments)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        foreach (var entry in JObject.Parse(File.ReadAllText(arguments[0])))
        {
            callback = entry.Key;
            kind = "body";
            Bodies((string)entry.Value["body"]);
            kind = "headers";
            Headers(((string)entry.Value["headers"]).Trim().Split('\n').Select(line => line.Split(new[] { ": " }, 2, StringSplitOptions.None)).Select(p => new KeyValuePair<string, string>(p[0], p[1])).ToList());
        }
    }
}
