// What these programs share: the callbacks (the first argument) and the rows they print.
using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Text; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
static class Callbacks {
  // What each function makes of each callback; what throws has no row.
  public static void PrintRows(string file, Dictionary<string, Func<string, Dictionary<string, string>, string>> functions) {
    var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
    foreach (var callback in JObject.Parse(File.ReadAllText(file)).Properties()) {
      var headers = ((string)callback.Value["headers"]).Trim().Split('\n').Select(line => line.Split(new[] { ": " }, 2, StringSplitOptions.None)).ToDictionary(parts => parts[0], parts => parts[1]);
      foreach (var function in functions) {
        string text;
        try { text = function.Value((string)callback.Value["body"], headers); } catch (Exception e) { Console.Error.WriteLine(function.Key + " " + e.Message); continue; }
        output.WriteLine(JsonConvert.SerializeObject(new { language = "C#", implementation = function.Key, callback = callback.Name, text }));
      }
    }
    output.Flush();
  }
}
