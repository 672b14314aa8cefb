// What handlers log as the string that they verify, as in Spring controllers with Jackson or Gson, and plain servlets; each with its habit.
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.*;
import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.math.BigDecimal;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.util.*;
import java.util.stream.Collectors;

class Handlers extends Callbacks {
  public static class Notice { public String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; public Long completedAt; }
  public static class Money { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Instant completedAt; }
  static final ObjectMapper plain = new ObjectMapper();
  static final ObjectMapper lenient = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
  static String nested(Object value) throws Exception { return value instanceof Map || value instanceof List ? plain.writeValueAsString(value) : String.valueOf(value); }
  static String pairs(Map<String, Object> members) throws Exception {
    StringBuilder text = new StringBuilder();
    for (var entry : members.entrySet()) { if (entry.getValue() == null || entry.getValue().toString().isBlank()) continue; if (text.length() > 0) text.append('&'); text.append(entry.getKey()).append('=').append(nested(entry.getValue())); }
    return text.toString();
  }

  public static void main(String[] args) throws Exception {
    Map<String, Fn> f = new LinkedHashMap<>();
    f.put("String.valueOf of everything", (raw, h) -> T(raw, h).entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    f.put("toString, null and blank dropped", (raw, h) -> T(raw, h).entrySet().stream().filter(e -> e.getValue() != null && !e.getValue().toString().isBlank()).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    f.put("Jackson: nested by writeValueAsString", (raw, h) -> pairs(T(raw, h)));
    f.put("Jackson: USE_BIG_DECIMAL_FOR_FLOATS, toPlainString", (raw, h) -> {
      ObjectMapper om = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
      Map<String, Object> m = put(new TreeMap<>(om.readValue(raw, MAP)), h);
      m.replaceAll((k, v) -> v instanceof BigDecimal ? ((BigDecimal) v).toPlainString() : v);
      return pairs(m);
    });
    f.put("Jackson: JsonNode.asText", (raw, h) -> { Map<String, Object> m = new TreeMap<>(); plain.readTree(raw).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().asText())); return pairs(put(m, h)); });
    f.put("Jackson: JsonNode.toString", (raw, h) -> { Map<String, Object> m = new TreeMap<>(); plain.readTree(raw).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().toString())); return pairs(put(m, h)); });
    f.put("Jackson: JsonNode.textValue", (raw, h) -> { Map<String, Object> m = new TreeMap<>(); plain.readTree(raw).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().textValue())); return pairs(put(m, h)); });
    f.put("DTO, convertValue to a TreeMap", (raw, h) -> pairs(put(new TreeMap<>(plain.convertValue(lenient.readValue(raw, Notice.class), MAP)), h)));
    f.put("DTO, nulls kept", (raw, h) -> put(new TreeMap<>(plain.convertValue(lenient.readValue(raw, Notice.class), MAP)), h).entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    f.put("DTO with BigDecimal, by fields", (raw, h) -> {
      Money m = new Money(); Map<String, Object> given = T(raw, h); Map<String, Object> kept = new TreeMap<>();
      for (var field : Money.class.getFields()) { Object value = given.get(field.getName()); if (value == null) continue; kept.put(field.getName(), field.getType() == BigDecimal.class ? new BigDecimal(value.toString()).stripTrailingZeros() : field.getType() == Instant.class ? Instant.ofEpochSecond(((Number) value).longValue()) : value); }
      return pairs(put(kept, h));
    });
    f.put("Gson: Map<String, Object>", (raw, h) -> { Map<String, Object> m = new Gson().fromJson(raw, new TypeToken<TreeMap<String, Object>>() {}.getType()); return put(m, h).entrySet().stream().filter(e -> e.getValue() != null && !"".equals(e.getValue())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")); });
    f.put("Gson: Map, toJson of nested", (raw, h) -> { Gson gson = new Gson(); Map<String, Object> m = gson.fromJson(raw, new TypeToken<TreeMap<String, Object>>() {}.getType()); return put(m, h).entrySet().stream().filter(e -> e.getValue() != null && !"".equals(e.getValue())).map(e -> e.getKey() + "=" + (e.getValue() instanceof Map || e.getValue() instanceof List ? gson.toJson(e.getValue()) : e.getValue())).collect(Collectors.joining("&")); });
    f.put("HashMap's order", (raw, h) -> pairs(put(new HashMap<>(plain.readValue(raw, MAP)), h)));
    f.put("TreeMap CASE_INSENSITIVE_ORDER", (raw, h) -> { TreeMap<String, Object> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); m.putAll(T(raw, h)); return pairs(m); });
    f.put("URLEncoder of values", (raw, h) -> { Map<String, Object> m = T(raw, h); Map<String, Object> out = new TreeMap<>(); for (var e : m.entrySet()) if (e.getValue() != null && !"".equals(e.getValue())) out.put(e.getKey(), URLEncoder.encode(nested(e.getValue()), StandardCharsets.UTF_8)); return pairs(out); });
    f.put("URLDecoder of the whole", (raw, h) -> URLDecoder.decode(pairs(T(raw, h)), StandardCharsets.UTF_8));
    f.put("bytes as ISO-8859-1", (raw, h) -> pairs(T(new String(raw.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1), h)));
    f.put("getBytes(US_ASCII)", (raw, h) -> new String(pairs(T(raw, h)).getBytes(StandardCharsets.US_ASCII), StandardCharsets.US_ASCII));
    f.put("request.getParameter: null", (raw, h) -> { Map<String, Object> m = T(raw, h); m.put("timestamp", null); m.put("nonce", null); return m.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")); });
    f.put("completedAt LocalDateTime.toString", (raw, h) -> { Map<String, Object> m = T(raw, h); if (m.get("completedAt") != null) m.put("completedAt", LocalDateTime.ofEpochSecond(((Number) m.get("completedAt")).longValue(), 0, ZoneOffset.ofHours(8))); return pairs(m); });
    f.put("Double.parseDouble of amounts", (raw, h) -> { Map<String, Object> m = T(raw, h); for (String key : List.of("amount", "feeAmount", "netAmount")) if (m.containsKey(key)) m.put(key, Double.parseDouble((String) m.get(key))); return pairs(m); });
    f.put("DecimalFormat #,##0.00", (raw, h) -> { Map<String, Object> m = T(raw, h); for (String key : List.of("amount", "feeAmount", "netAmount")) if (m.containsKey(key)) m.put(key, new java.text.DecimalFormat("#,##0.00", new java.text.DecimalFormatSymbols(Locale.US)).format(new BigDecimal((String) m.get(key)))); return pairs(m); });
    f.put("values sorted, joined", (raw, h) -> T(raw, h).values().stream().filter(Objects::nonNull).map(Object::toString).sorted().collect(Collectors.joining("&")));
    f.put("secret appended with &key=", (raw, h) -> pairs(T(raw, h)) + "&key=8934e7d15453e97507ef794cf7b0519d");
    printRows(args[0], f);
  }
}
