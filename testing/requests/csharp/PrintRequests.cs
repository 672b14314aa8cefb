// What .NET prints of a request that arrived. Rows a line: language, tool, code, callback, text.
using System;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

static class PrintRequests
{
    static void Show(JToken callback, string tool, string code, string text)
    {
        Console.WriteLine(JsonConvert.SerializeObject(new { language = "C#", tool, code, callback = (string)callback["name"], text }));
    }

    static void Main(string[] args)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        foreach (var callback in JArray.Parse(File.ReadAllText(args[0])))
        {
            var body = (string)callback["body"];
            var web = new WebHeaderCollection();
            var named = new NameValueCollection();
            var dictionary = new Dictionary<string, string>();
            var lists = new Dictionary<string, string[]>();
            foreach (var pair in (JObject)callback["headers"])
            {
                var value = (string)pair.Value;
                web[pair.Key] = value;
                named[pair.Key] = value;
                dictionary[pair.Key] = value;
                lists[pair.Key] = new[] { value };
            }
            Show(callback, "HttpListener", "Console.WriteLine(request.Headers); Console.WriteLine(body)", web + body);
            Show(callback, ".NET", "foreach (string key in Headers) WriteLine(key + \": \" + Headers[key])", string.Join("\n", named.AllKeys.Select(key => key + ": " + named[key])) + "\n" + body);
            Show(callback, ".NET", "foreach pair in dictionary: WriteLine(pair)", string.Join("\n", dictionary) + "\n" + body);
            Show(callback, ".NET", "string.Join(\", \", dictionary)", string.Join(", ", dictionary) + "\n" + body);
            Show(callback, ".NET", "string.Join(\"; \", key=value)", string.Join("; ", dictionary.Select(one => one.Key + "=" + one.Value)) + "\n" + body);
            Show(callback, "Json.NET", "SerializeObject(new { headers, body })", JsonConvert.SerializeObject(new { headers = dictionary, body }));
            Show(callback, "Json.NET", "SerializeObject(new { Headers = lists, Body }, Indented)", JsonConvert.SerializeObject(new { Headers = lists, Body = body }, Formatting.Indented));
            Show(callback, "Json.NET", "SerializeObject(headers as pairs), body", JsonConvert.SerializeObject(dictionary.ToList()) + "\n" + body);
            Show(callback, "Json.NET", "SerializeObject(new { headers, body = bytes })", JsonConvert.SerializeObject(new { headers = dictionary, body = Encoding.UTF8.GetBytes(body) }));
            var message = new HttpRequestMessage(HttpMethod.Post, "https://m.example/callback/pay") { Content = new StringContent(body, Encoding.UTF8) };
            message.Content.Headers.ContentType = new System.Net.Http.Headers.MediaTypeHeaderValue("application/json");
            foreach (var pair in dictionary) if (pair.Key != "Content-Type") message.Headers.TryAddWithoutValidation(pair.Key, pair.Value);
            Show(callback, "HttpClient", "request.ToString() + body", message + "\n" + body);
            Show(callback, "HttpClient", "request.Headers.ToString() + body", message.Headers + body);
            Show(callback, "HttpClient", "logger: Request Headers", "info: System.Net.Http.HttpClient.pay.LogicalHandler[102]\n      Request Headers:\n" + string.Concat(dictionary.Select(one => "      " + one.Key + ": " + one.Value + "\n")) + "      " + body);
        }
    }
}
