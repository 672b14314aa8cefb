// Functions of the second set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. java Halves callbacks.json
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.gson.Gson;
import java.math.BigDecimal;
import java.text.*;
import java.util.*;
import java.util.stream.Collectors;

class Halves {
  interface Text { String of(JsonNode value) throws Exception; }

  static final ObjectMapper om = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).setNodeFactory(JsonNodeFactory.withExactBigDecimals(true));
  static final ObjectMapper sorted = new ObjectMapper().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
  static final ObjectMapper ascii = new ObjectMapper().configure(JsonGenerator.Feature.ESCAPE_NON_ASCII, true);

  static String number(JsonNode value) { return value.decimalValue().signum() == 0 ? "0" : value.decimalValue().stripTrailingZeros().toPlainString(); }

  static String plain(JsonNode value) throws Exception {
    if (value.isNull()) return null;
    if (value.isNumber()) return number(value);
    return value.isContainerNode() ? json(value, new LinkedHashMap<>()) : value.asText();
  }

  /** Compact JSON, its members in the order of the map. */
  static String json(JsonNode value, Map<String, JsonNode> members) throws Exception {
    if (value.isNumber()) return number(value);
    if (value.isArray()) {
      StringJoiner items = new StringJoiner(",", "[", "]");
      for (JsonNode item : value) items.add(json(item, like(members)));
      return items.toString();
    }
    if (!value.isObject()) return om.writeValueAsString(value);
    value.fields().forEachRemaining(entry -> members.put(entry.getKey(), entry.getValue()));
    StringJoiner pairs = new StringJoiner(",", "{", "}");
    for (var entry : members.entrySet()) pairs.add(om.writeValueAsString(entry.getKey()) + ":" + json(entry.getValue(), like(members)));
    return pairs.toString();
  }
  static Map<String, JsonNode> like(Map<String, JsonNode> members) { return members instanceof LinkedHashMap ? new LinkedHashMap<>() : new HashMap<>(); }

  static TreeMap<String, String> entries(String raw, Map<String, String> headers, Text text) throws Exception {
    var entries = new TreeMap<String, String>();
    for (var fields = om.readTree(raw).fields(); fields.hasNext();) { var field = fields.next(); entries.put(field.getKey(), text.of(field.getValue())); }
    entries.put("timestamp", headers.get("X-Timestamp"));
    entries.put("nonce", headers.get("X-Nonce"));
    entries.entrySet().removeIf(entry -> entry.getKey().equalsIgnoreCase("sign") || entry.getValue() == null || entry.getValue().isBlank());
    return entries;
  }
  static TreeMap<String, String> entries(String raw, Map<String, String> headers) throws Exception { return entries(raw, headers, Halves::plain); }
  static String join(Map<String, ?> entries) { return entries.entrySet().stream().map(entry -> entry.getKey() + "=" + entry.getValue()).collect(Collectors.joining("&")); }

  static Callbacks.Fn numbers(Text text) { return (raw, headers) -> join(entries(raw, headers, value -> value.isNumber() ? text.of(value) : plain(value))); }
  static Callbacks.Fn nested(Text text) { return (raw, headers) -> join(entries(raw, headers, value -> value.isContainerNode() ? text.of(value) : plain(value))); }
  static Callbacks.Fn headersAs(String timestamp, String nonce) {
    return (raw, headers) -> {
      var entries = entries(raw, headers);
      entries.keySet().removeAll(List.of("timestamp", "nonce"));
      if (timestamp != null) entries.put(timestamp, headers.get("X-Timestamp"));
      entries.put(nonce, headers.get("X-Nonce"));
      return join(entries);
    };
  }

  static String gson(String raw, Map<String, String> headers) {
    var gson = new Gson();
    Map<String, Object> members = Callbacks.put(new TreeMap<>((Map<String, Object>) gson.fromJson(raw, Callbacks.MAP.getType())), headers);
    members.values().removeIf(value -> value == null || value.toString().isBlank());
    members.replaceAll((key, value) -> value instanceof Map || value instanceof List ? gson.toJson(value) : value instanceof Double ? BigDecimal.valueOf((Double) value).stripTrailingZeros().toPlainString() : value);
    return join(members);
  }

  public static void main(String[] args) throws Exception {
    var functions = new LinkedHashMap<String, Callbacks.Fn>();
    functions.put("Gson nested toJson of Map", Halves::gson);
    functions.put("Jackson ORDER_MAP_ENTRIES", nested(value -> sorted.writeValueAsString(sorted.treeToValue(value, Object.class))));
    functions.put("Jackson pretty nested", nested(value -> new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(value)));
    functions.put("Jackson ESCAPE_NON_ASCII", nested(ascii::writeValueAsString));
    functions.put("JSONObject HashMap", nested(value -> json(value, new HashMap<>()).replace("</", "<\\/"))); // org.json, written out
    functions.put("NumberFormat", numbers(value -> NumberFormat.getInstance(Locale.US).format(value.numberValue())));
    functions.put("DecimalFormat", numbers(value -> new DecimalFormat("#.##").format(value.decimalValue())));
    functions.put("DecimalFormat 0.00", numbers(value -> new DecimalFormat("0.00").format(value.decimalValue())));
    functions.put("asLong", numbers(value -> String.valueOf(value.asLong())));
    functions.put("intValue", numbers(value -> String.valueOf(value.intValue())));
    functions.put("leading &", (raw, headers) -> "&" + join(entries(raw, headers)));
    functions.put("X-Timestamp keys", headersAs("X-Timestamp", "X-Nonce"));
    functions.put("no timestamp", headersAs(null, "nonce"));
    functions.put("keys lower", (raw, headers) -> { var lower = new TreeMap<String, String>(); entries(raw, headers).forEach((key, value) -> lower.put(key.toLowerCase(), value)); return join(lower); });
    functions.put("zero dropped", (raw, headers) -> { var entries = entries(raw, headers); entries.values().removeIf("0"::equals); return join(entries); });
    functions.put("POST lines", (raw, headers) -> "POST\n/api/callback\n" + headers.get("X-Timestamp") + "\n" + headers.get("X-Nonce") + "\n" + raw + "\n");
    Callbacks.printRows(args[0], functions);
  }
}
