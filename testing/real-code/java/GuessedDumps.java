// Bodies as a map and URLDecoder print them, and the pairs of own strings. java GuessedDumps callbacks.json
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

class GuessedDumps {
  interface Print { String of(String text) throws Exception; }

  static final ObjectMapper om = new ObjectMapper();

  static void print(String kind, String implementation, String callback, Print print, String text) throws Exception {
    String made;
    try { made = print.of(text); } catch (IllegalArgumentException e) { return; } // a % that is none of URL encoding
    System.out.println(om.writeValueAsString(Map.of("kind", kind, "implementation", implementation, "callback", callback, "text", made)));
  }

  public static void main(String[] args) throws Exception {
    for (var one : om.readValue(Files.readString(Path.of(args[0])), new TypeReference<LinkedHashMap<String, Map<String, String>>>() {}).entrySet()) {
      String name = one.getKey(), body = one.getValue().get("body");
      print("body", "Map.toString", name, text -> "params=" + om.readValue(text, new TypeReference<TreeMap<String, Object>>() {}), body);
      print("body", "URLDecoder body", name, text -> URLDecoder.decode(text, StandardCharsets.UTF_8), body);
      print("own", "Arrays.toString split", name, text -> Arrays.toString(text.split("&")), one.getValue().get("canonical"));
    }
  }
}
