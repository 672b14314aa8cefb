// Bodies between single quotes, as Json.NET writes them. mono half-dumps.exe callbacks.json
using System; using System.IO; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
static class HalfDumps {
  static void Main(string[] args) {
    foreach (var callback in JObject.Parse(File.ReadAllText(args[0])).Properties()) {
      var text = new StringWriter();
      JObject.Parse((string)callback.Value["body"]).WriteTo(new JsonTextWriter(text) { QuoteChar = '\'' });
      Console.WriteLine(JsonConvert.SerializeObject(new { kind = "body", implementation = "QuoteChar '", callback = callback.Name, text = text.ToString() }));
    }
  }
}
