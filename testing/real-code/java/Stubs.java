// Strings that stubs, test scripts and hurried platforms sign, each in its own way.
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

class Stubs {
  static final ObjectMapper om = new ObjectMapper();
  static final Gson gson = new Gson();

  static boolean isBlank(Object value) { return value == null || value.toString().trim().isEmpty(); }

  static String join(Map<String, ?> members) {
    return members.entrySet().stream().filter(e -> !isBlank(e.getValue())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&"));
  }

  public static void main(String[] args) throws Exception {
    Map<String, Callbacks.Fn> functions = new LinkedHashMap<>();
    functions.put("TreeMap of Jackson, String.valueOf", (raw, h) -> join(Callbacks.T(raw, h)));
    functions.put("StringBuilder, null not checked", (raw, h) -> {
      StringBuilder sb = new StringBuilder();
      for (var e : Callbacks.T(raw, h).entrySet()) sb.append(e.getKey()).append("=").append(e.getValue()).append("&");
      return sb.deleteCharAt(sb.length() - 1).toString();
    });
    functions.put("HashMap, no TreeMap", (raw, h) -> join(new HashMap<>(Callbacks.T(raw, h))));
    functions.put("Gson to Map: numbers are doubles", (raw, h) -> join(Callbacks.put(new TreeMap<String, Object>(gson.fromJson(raw, Map.class)), h)));
    functions.put("Gson to Map, nested with toJson", (raw, h) -> {
      Map<String, Object> m = Callbacks.put(new TreeMap<String, Object>(gson.fromJson(raw, Map.class)), h);
      m.replaceAll((k, v) -> v instanceof Map || v instanceof List ? gson.toJson(v) : v);
      return join(m);
    });
    functions.put("JsonNode.toString", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>();
      om.readTree(raw).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().toString()));
      return join(Callbacks.put(m, h));
    });
    functions.put("JsonNode.asText", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>();
      om.readTree(raw).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().asText()));
      return join(Callbacks.put(m, h));
    });
    functions.put("JsonNode.textValue, objects as toString", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>();
      om.readTree(raw).fields().forEachRemaining(e -> { if (!e.getValue().isNull()) m.put(e.getKey(), e.getValue().isValueNode() ? e.getValue().asText() : e.getValue().toPrettyString()); });
      return join(Callbacks.put(m, h));
    });
    functions.put("Gson JsonElement.toString", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>();
      for (var e : JsonParser.parseString(raw).getAsJsonObject().entrySet()) m.put(e.getKey(), e.getValue().toString());
      return join(Callbacks.put(m, h));
    });
    functions.put("URLEncoder of values", (raw, h) -> {
      Map<String, Object> m = Callbacks.T(raw, h);
      m.values().removeIf(Stubs::isBlank);
      m.replaceAll((k, v) -> URLEncoder.encode(v.toString(), StandardCharsets.UTF_8));
      return join(m);
    });
    functions.put("Jackson DTO of the eight, nulls as null", (raw, h) -> {
      JsonNode n = om.readTree(raw);
      TreeMap<String, Object> m = new TreeMap<>();
      for (String k : List.of("orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt")) m.put(k, n.hasNonNull(k) ? n.get(k).asText() : null);
      Callbacks.put(m, h);
      return m.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&"));
    });
    functions.put("BigDecimal amounts, stripTrailingZeros", (raw, h) -> {
      Map<String, Object> m = Callbacks.T(raw, h);
      for (String k : List.of("amount", "feeAmount", "netAmount")) if (m.get(k) != null) m.put(k, new BigDecimal(m.get(k).toString()).stripTrailingZeros());
      return join(m);
    });
    functions.put("body JSON of a TreeMap with timestamp and nonce", (raw, h) -> om.writeValueAsString(Callbacks.T(raw, h)));
    functions.put("ISO-8859-1 getBytes of new String", (raw, h) -> join(Callbacks.T(new String(raw.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1), h)));
    functions.put("String.join of raw, timestamp and nonce with |", (raw, h) -> String.join("|", h.get("X-Merchant-No"), h.get("X-Timestamp"), h.get("X-Nonce"), raw));
    functions.put("secret at the end", (raw, h) -> join(Callbacks.T(raw, h)) + "&key=");
    functions.put("stream sorted by CASE_INSENSITIVE_ORDER, nested by Jackson", (raw, h) -> {
      TreeMap<String, Object> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      m.putAll(Callbacks.T(raw, h));
      for (var e : m.entrySet()) if (e.getValue() instanceof Map || e.getValue() instanceof List) e.setValue(om.writeValueAsString(e.getValue()));
      return join(m);
    });
    Callbacks.printRows(args[0], functions);
  }
}
