// More handlers that log what they verify, written once what the first had shown was mended.
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import java.util.*;
import java.util.stream.Collectors;

class HandlersAgain extends Callbacks {
  static final ObjectMapper om = new ObjectMapper();
  static String join(Map<String, String> members) { return members.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")); }
  public static void main(String[] args) throws Exception {
    Map<String, Fn> f = new LinkedHashMap<>();
    f.put("JsonNode: asText or toString of containers", (raw, h) -> { Map<String, String> m = new TreeMap<>(); om.readTree(raw).fields().forEachRemaining(e -> { if (!e.getValue().isNull() && !e.getKey().equals("sign")) m.put(e.getKey(), e.getValue().isContainerNode() ? e.getValue().toString() : e.getValue().asText()); }); m.put("timestamp", h.get("X-Timestamp")); m.put("nonce", h.get("X-Nonce")); m.values().removeIf(String::isBlank); return join(m); });
    f.put("Gson JsonObject: getAsString or toString", (raw, h) -> { Map<String, String> m = new TreeMap<>(); for (var e : JsonParser.parseString(raw).getAsJsonObject().entrySet()) if (!e.getValue().isJsonNull() && !e.getKey().equals("sign")) m.put(e.getKey(), e.getValue().isJsonPrimitive() ? e.getValue().getAsString() : e.getValue().toString()); m.put("timestamp", h.get("X-Timestamp")); m.put("nonce", h.get("X-Nonce")); m.values().removeIf(String::isBlank); return join(m); });
    f.put("TreeMap.toString without braces", (raw, h) -> { String text = T(raw, h).toString(); return text.substring(1, text.length() - 1).replace(", ", "&"); });
    f.put("Collectors.joining with prefix ?", (raw, h) -> T(raw, h).entrySet().stream().filter(e -> e.getValue() != null && !"".equals(e.getValue())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&", "?", "")));
    f.put("toUpperCase of the whole", (raw, h) -> T(raw, h).entrySet().stream().filter(e -> e.getValue() != null && !"".equals(e.getValue())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")).toUpperCase());
    printRows(args[0], f);
  }
}
