// What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.*;
import java.util.*;

class Callbacks {
  interface Fn { String f(String raw, Map<String, String> headers) throws Exception; }

  static final TypeReference<LinkedHashMap<String, Object>> MAP = new TypeReference<>() {};
  private static final ObjectMapper om = new ObjectMapper();

  static <T extends Map<String, Object>> T put(T members, Map<String, String> headers) {
    members.put("timestamp", headers.get("X-Timestamp"));
    members.put("nonce", headers.get("X-Nonce"));
    members.remove("sign");
    return members;
  }

  /** The body's members with timestamp and nonce, without sign; as Jackson reads them. */
  static TreeMap<String, Object> T(String raw, Map<String, String> headers) throws Exception {
    return put(new TreeMap<>(om.readValue(raw, MAP)), headers);
  }

  interface Print { String of(String text) throws Exception; }

  /** What each program makes of each body and of each right string alone; what is refused has no row. */
  static void printDumps(String file, Map<String, Print> bodies, Map<String, Print> own) throws Exception {
    for (var callback : read(file).entrySet()) {
      printDumps("body", callback.getKey(), bodies, callback.getValue().get("body"));
      printDumps("own", callback.getKey(), own, callback.getValue().get("canonical"));
    }
  }

  private static void printDumps(String kind, String callback, Map<String, Print> programs, String given) throws Exception {
    for (var program : programs.entrySet()) {
      String text;
      try { text = program.getValue().of(given); } catch (IllegalArgumentException e) { continue; } // a % that is none of URL encoding
      System.out.println(om.writeValueAsString(new TreeMap<>(Map.of("kind", kind, "implementation", program.getKey(), "callback", callback, "text", text))));
    }
  }

  private static Map<String, Map<String, String>> read(String file) throws Exception {
    return om.readValue(Files.readString(Path.of(file)), new TypeReference<LinkedHashMap<String, Map<String, String>>>() {});
  }

  /** What each function makes of each callback; what throws has no row. */
  static void printRows(String file, Map<String, Fn> functions) throws Exception {
    for (var callback : read(file).entrySet()) {
      Map<String, String> headers = new HashMap<>();
      for (String line : callback.getValue().get("headers").trim().split("\n")) { String[] parts = line.split(": ", 2); headers.put(parts[0], parts[1]); }
      for (var function : functions.entrySet()) {
        try {
          String text = function.getValue().f(callback.getValue().get("body"), headers);
          System.out.println(om.writeValueAsString(new TreeMap<>(Map.of("language", "Java", "implementation", function.getKey(), "callback", callback.getKey(), "text", text))));
        } catch (Exception e) { System.err.println(function.getKey() + " " + e); }
      }
    }
  }
}
