// Functions that sign, as test signers and mock platforms in Java have them: each with one or two mistakes.
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.math.*;
import java.net.URLEncoder;
import java.nio.charset.*;
import java.nio.file.*;
import java.security.MessageDigest;
import java.time.*;
import java.util.*;
import java.util.stream.*;
import org.apache.commons.lang3.StringUtils;

public class Signers extends Callbacks {
  static ObjectMapper om = new ObjectMapper();
  static boolean nested(Object v) { return v instanceof Map || v instanceof List; }
  static String J(Map<String, Object> m) throws Exception { StringJoiner j = new StringJoiner("&"); for (var e : m.entrySet()) { Object v = e.getValue(); if (v == null || v.toString().isBlank()) continue; j.add(e.getKey() + "=" + (nested(v) ? om.writeValueAsString(v) : v)); } return j.toString(); }
  @JsonIgnoreProperties(ignoreUnknown = true)
  public static class Dto { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Long completedAt; }
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Notify(String orderType, String orderNo, String merchantOrderNo, String status, String amount, String feeAmount, String netAmount, Long completedAt) {}
  /** As fastjson 1.2 has a JSONObject: a HashMap, decimals as BigDecimal, nulls not written. */
  static final ObjectMapper fast = new ObjectMapper().configure(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, true).setSerializationInclusion(JsonInclude.Include.NON_NULL);
  static Map<String, Object> hash(Map<String, Object> m) { Map<String, Object> o = new HashMap<>(16); m.forEach((k, v) -> { if (v != null) o.put(k, hashed(v)); }); return o; }
  static Object hashed(Object v) { if (v instanceof Map) return hash((Map<String, Object>) v); if (v instanceof List) return ((List<Object>) v).stream().map(x -> x == null ? null : hashed(x)).collect(Collectors.toList()); return v; }
  static String hex(String name, byte[] b) throws Exception { StringBuilder s = new StringBuilder(); for (byte x : MessageDigest.getInstance(name).digest(b)) s.append(String.format("%02x", x)); return s.toString(); }

  public static void main(String[] a) throws Exception {
    Map<String, Fn> F = new LinkedHashMap<>();
    F.put("TreeMap CASE_INSENSITIVE_ORDER", (r, h) -> { TreeMap<String, Object> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); m.putAll(om.readValue(r, MAP)); return J(put(m, h)); });
    F.put("Gson Map, comparingByKey, joining, toJson of nested", (r, h) -> { Map<String, Object> m = put(new HashMap<>(new Gson().<Map<String, Object>>fromJson(r, new TypeToken<Map<String, Object>>() {}.getType())), h); return m.entrySet().stream().filter(e -> e.getValue() != null && !"".equals(e.getValue())).sorted(Map.Entry.comparingByKey()).map(e -> e.getKey() + "=" + (nested(e.getValue()) ? new Gson().toJson(e.getValue()) : e.getValue())).collect(Collectors.joining("&")); });
    F.put("Gson JsonObject getAsString, toString of nested", (r, h) -> { JsonObject o = JsonParser.parseString(r).getAsJsonObject(); TreeMap<String, Object> m = new TreeMap<>(); for (var e : o.entrySet()) if (!e.getValue().isJsonNull()) m.put(e.getKey(), e.getValue().isJsonPrimitive() ? e.getValue().getAsString() : e.getValue().toString()); put(m, h); return m.entrySet().stream().map(Object::toString).collect(Collectors.joining("&")); });
    F.put("Jackson USE_BIG_DECIMAL, ORDER_MAP_ENTRIES", (r, h) -> { ObjectMapper x = new ObjectMapper().configure(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, true).configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true); Map<String, Object> m = put(new TreeMap<>(x.readValue(r, MAP)), h); StringBuilder s = new StringBuilder(); for (var e : m.entrySet()) if (e.getValue() != null) s.append("&").append(e.getKey()).append("=").append(nested(e.getValue()) ? x.writeValueAsString(e.getValue()) : e.getValue()); return s.substring(1); });
    F.put("JsonNode asText", (r, h) -> { TreeMap<String, Object> m = new TreeMap<>(); om.readTree(r).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().asText())); return J(put(m, h)); });
    F.put("JsonNode asText, blank kept", (r, h) -> { TreeMap<String, Object> m = new TreeMap<>(); om.readTree(r).fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().asText())); put(m, h); return m.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")); });
    F.put("DTO with BigDecimal to TreeMap, nulls skipped", (r, h) -> J(put(new TreeMap<>(om.convertValue(om.readValue(r, Dto.class), MAP)), h)));
    F.put("DTO to JSON, timestamp and nonce put, sorted", (r, h) -> new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_NULL).writeValueAsString(put(new TreeMap<>(om.convertValue(om.readValue(r, Dto.class), MAP)), h)));
    F.put("record toString", (r, h) -> om.readValue(r, Notify.class) + h.get("X-Timestamp") + h.get("X-Nonce"));
    F.put("isNotBlank, pretty printer for nested", (r, h) -> { StringBuilder s = new StringBuilder(); for (var e : T(r, h).entrySet()) { Object v = e.getValue(); String t = v == null ? null : nested(v) ? om.writerWithDefaultPrettyPrinter().writeValueAsString(v) : v.toString(); if (StringUtils.isNotBlank(t)) s.append(e.getKey()).append("=").append(t).append("&"); } return StringUtils.removeEnd(s.toString(), "&"); });
    F.put("URLEncoder with GBK", (r, h) -> { StringJoiner j = new StringJoiner("&"); for (var e : T(r, h).entrySet()) if (e.getValue() != null && !"".equals(e.getValue())) j.add(e.getKey() + "=" + URLEncoder.encode(nested(e.getValue()) ? om.writeValueAsString(e.getValue()) : e.getValue().toString(), "GBK")); return j.toString(); });
    F.put("Hutool sortJoin", (r, h) -> T(r, h).entrySet().stream().filter(e -> e.getValue() != null).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    F.put("Hutool signParamsSha256", (r, h) -> hex("SHA-256", T(r, h).entrySet().stream().filter(e -> e.getValue() != null).map(e -> e.getKey() + e.getValue()).collect(Collectors.joining()).getBytes("UTF-8")));
    F.put("fastjson JSONObject, sorted", (r, h) -> { StringJoiner j = new StringJoiner("&"); for (var e : put(new TreeMap<>(hash(fast.readValue(r, MAP))), h).entrySet()) { Object v = e.getValue(); String t = nested(v) ? fast.writeValueAsString(v) : v.toString(); if (!t.isEmpty()) j.add(e.getKey() + "=" + t); } return j.toString(); });
    F.put("fastjson toJSONString of everything", (r, h) -> fast.writeValueAsString(put(hash(fast.readValue(r, MAP)), h)));
    F.put("fastjson2 toJSONString of a TreeMap", (r, h) -> fast.writeValueAsString(put(new TreeMap<>(fast.readValue(r, MAP)), h).entrySet().stream().filter(e -> e.getValue() != null).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (x, y) -> x, TreeMap::new))));
    F.put("toString, commas replaced", (r, h) -> { String s = T(r, h).toString(); return s.substring(1, s.length() - 1).replaceAll(", ", "&"); });
    F.put("MD5 in upper case, then RSA", (r, h) -> hex("MD5", J(T(r, h)).getBytes("UTF-8")).toUpperCase());
    F.put("Instant and BigDecimal", (r, h) -> { var m = T(r, h); if (m.get("completedAt") instanceof Integer) m.put("completedAt", Instant.ofEpochSecond((Integer) m.get("completedAt"))); for (String k : List.of("amount", "feeAmount", "netAmount")) if (m.get(k) != null) m.put(k, new BigDecimal((String) m.get(k)).stripTrailingZeros().toPlainString()); return J(m); });
    F.put("LocalDateTime in Asia/Shanghai", (r, h) -> { var m = T(r, h); if (m.get("completedAt") instanceof Integer) m.put("completedAt", LocalDateTime.ofInstant(Instant.ofEpochSecond((Integer) m.get("completedAt")), ZoneId.of("Asia/Shanghai"))); return J(m); });
    F.put("Double.parseDouble amounts, ISO_8859_1 nested", (r, h) -> { var m = T(r, h); for (String k : List.of("amount", "feeAmount", "netAmount")) if (m.get(k) != null) m.put(k, Double.parseDouble((String) m.get(k)) * 100); return J(m); });
    F.put("writeValueAsString of every value", (r, h) -> { StringJoiner j = new StringJoiner("&"); for (var e : T(r, h).entrySet()) j.add(e.getKey() + "=" + om.writeValueAsString(e.getValue())); return j.toString(); });
    F.put("ESCAPE_NON_ASCII nested, sorted", (r, h) -> { ObjectMapper x = new ObjectMapper().configure(JsonGenerator.Feature.ESCAPE_NON_ASCII, true).configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true); StringJoiner j = new StringJoiner("&"); for (var e : T(r, h).entrySet()) if (e.getValue() != null && !"".equals(e.getValue())) j.add(e.getKey() + "=" + (nested(e.getValue()) ? x.writeValueAsString(e.getValue()) : e.getValue())); return j.toString(); });
    printRows(a[0], F);
  }
}
