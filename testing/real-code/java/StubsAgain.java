// More strings that stubs, test scripts and hurried platforms sign; written once what Stubs.java had shown was mended.
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import java.util.*;
import java.util.stream.*;

class StubsAgain {
  static final ObjectMapper om = new ObjectMapper();

  static String join(Map<String, ?> members, String joint) {
    return members.entrySet().stream().filter(e -> e.getValue() != null && !e.getValue().toString().isEmpty()).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(joint));
  }

  public static void main(String[] args) throws Exception {
    Map<String, Callbacks.Fn> functions = new LinkedHashMap<>();
    functions.put("isEmpty, nested by Jackson", (raw, h) -> {
      Map<String, Object> m = Callbacks.T(raw, h);
      for (var e : m.entrySet()) if (e.getValue() instanceof Map || e.getValue() instanceof List) e.setValue(om.writeValueAsString(e.getValue()));
      return join(m, "&");
    });
    functions.put("Gson JsonElement, getAsString of primitives", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>();
      for (var e : JsonParser.parseString(raw).getAsJsonObject().entrySet()) m.put(e.getKey(), e.getValue().isJsonPrimitive() ? e.getValue().getAsString() : e.getValue().toString());
      return join(Callbacks.put(m, h), "&");
    });
    functions.put("instanceof String alone", (raw, h) -> {
      Map<String, Object> m = Callbacks.T(raw, h);
      m.values().removeIf(v -> !(v instanceof String));
      return join(m, "&");
    });
    functions.put("TreeMap toString", (raw, h) -> Callbacks.T(raw, h).toString());
    functions.put("Collections.reverseOrder", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>(Collections.reverseOrder());
      m.putAll(Callbacks.T(raw, h));
      return join(m, "&");
    });
    functions.put("nonce in upper case key", (raw, h) -> {
      Map<String, Object> m = Callbacks.T(raw, h);
      m.put("timeStamp", m.remove("timestamp"));
      m.put("nonceStr", m.remove("nonce"));
      return join(new TreeMap<>(m), "&");
    });
    Callbacks.printRows(args[0], functions);
  }
}
