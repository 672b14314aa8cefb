// What Json.NET makes of values that it should leave alone: each value of a JSON file by JToken.ToString and by a dictionary of objects.
using System;
using System.Collections.Generic;
using System.IO;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

class Values {
    static void Main(string[] arguments) {
        var text = File.ReadAllText(arguments[0]);
        foreach (var member in JObject.Parse(text)) Console.WriteLine(member.Key + "=" + member.Value.ToString().Replace("\n", "\\n"));
        Console.WriteLine("--");
        foreach (var member in JsonConvert.DeserializeObject<Dictionary<string, object>>(text))
            Console.WriteLine(member.Key + "=" + (member.Value + "").Replace("\n", "\\n"));
        Console.WriteLine("--");
        Console.WriteLine(JsonConvert.SerializeObject(JObject.Parse(text)));
    }
}
