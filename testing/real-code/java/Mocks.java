// Mock platforms and test signers in Java: each with one or two mistakes. A mark in brackets names the scheme of the signature where it is not SHA256withRSA.
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.math.*;
import java.net.URLEncoder;
import java.nio.charset.*;
import java.security.MessageDigest;
import java.time.*;
import java.util.*;
import java.util.stream.*;
import org.apache.commons.lang3.StringUtils;

public class Mocks extends Callbacks {
  static final ObjectMapper om = new ObjectMapper();
  static final String[] AMOUNTS = { "amount", "feeAmount", "netAmount" };
  static String text(Object v) throws Exception { return v instanceof String ? (String) v : om.writeValueAsString(v); }
  static String pairs(Map<String, Object> m) throws Exception { StringBuilder s = new StringBuilder(); for (var e : m.entrySet()) { if (e.getValue() == null || StringUtils.isBlank(e.getValue().toString())) continue; if (s.length() > 0) s.append("&"); s.append(e.getKey()).append("=").append(text(e.getValue())); } return s.toString(); }
  static Map<String, Object> gson(String r, Map<String, String> h) { return put(new TreeMap<>(new Gson().<Map<String, Object>>fromJson(r, new TypeToken<Map<String, Object>>() {}.getType())), h); }
  @JsonIgnoreProperties(ignoreUnknown = true)
  public static class Order { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Long completedAt; public String remark; }
  public static void main(String[] a) throws Exception {
    Map<String, Fn> F = new LinkedHashMap<>();
    F.put("TreeMap toString", (r, h) -> T(r, h).toString());
    F.put("entry toString joined", (r, h) -> T(r, h).entrySet().stream().filter(e -> Objects.nonNull(e.getValue())).map(String::valueOf).collect(Collectors.joining("&")));
    F.put("Gson doubles, nested toString", (r, h) -> gson(r, h).entrySet().stream().filter(e -> e.getValue() != null && !e.getValue().toString().isEmpty()).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    F.put("LinkedHashMap as received, headers behind", (r, h) -> pairs(put(om.readValue(r, MAP), h)));
    F.put("HashMap as it comes", (r, h) -> pairs(put(new HashMap<>(om.readValue(r, MAP)), h)));
    F.put("URLEncoder of values", (r, h) -> { StringJoiner j = new StringJoiner("&"); for (var e : T(r, h).entrySet()) if (e.getValue() != null && !e.getValue().toString().isEmpty()) j.add(e.getKey() + "=" + URLEncoder.encode(text(e.getValue()), "UTF-8")); return j.toString(); });
    F.put("ORDER_MAP_ENTRIES_BY_KEYS whole", (r, h) -> new ObjectMapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true).writeValueAsString(T(r, h)));
    F.put("ORDER_MAP_ENTRIES_BY_KEYS nested", (r, h) -> { ObjectMapper o = new ObjectMapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true); StringJoiner j = new StringJoiner("&"); for (var e : T(r, h).entrySet()) if (e.getValue() != null && !"".equals(e.getValue())) j.add(e.getKey() + "=" + (e.getValue() instanceof String ? e.getValue() : o.writeValueAsString(e.getValue()))); return j.toString(); });
    F.put("String.valueOf of everything", (r, h) -> { StringBuilder s = new StringBuilder(); for (var e : T(r, h).entrySet()) s.append(e.getKey() + "=" + String.valueOf(e.getValue()) + "&"); return s.substring(0, s.length() - 1); });
    F.put("Order DTO, stripTrailingZeros", (r, h) -> { Order o = om.readValue(r, Order.class); TreeMap<String, Object> m = new TreeMap<>(); for (var f : Order.class.getFields()) { Object v = f.get(o); if (v != null) m.put(f.getName(), v instanceof BigDecimal ? ((BigDecimal) v).stripTrailingZeros().toPlainString() : v); } return pairs(put(m, h)); });
    F.put("Order DTO, NON_NULL JSON", (r, h) -> new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_NULL).writeValueAsString(om.readValue(r, Order.class)));
    F.put("SHA-256 hex, upper", (r, h) -> { StringBuilder s = new StringBuilder(); for (byte b : MessageDigest.getInstance("SHA-256").digest(pairs(T(r, h)).getBytes(StandardCharsets.UTF_8))) s.append(String.format("%02X", b)); return s.toString(); });
    F.put("NONEwithRSA over the text [none]", (r, h) -> StringUtils.left(pairs(T(r, h)), 200));
    F.put("MD5withRSA, sorted ignoring case [md5]", (r, h) -> { TreeMap<String, Object> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); m.putAll(T(r, h)); return pairs(m); });
    F.put("LocalDateTime Shanghai of timestamp", (r, h) -> { var m = T(r, h); m.put("timestamp", LocalDateTime.ofInstant(Instant.ofEpochSecond(Long.parseLong(h.get("X-Timestamp"))), ZoneId.of("Asia/Shanghai")).format(java.time.format.DateTimeFormatter.ofPattern("yyyyMMddHHmmss"))); return pairs(m); });
    F.put("parallel stream of String only", (r, h) -> T(r, h).entrySet().stream().filter(e -> e.getValue() instanceof String && StringUtils.isNotBlank((String) e.getValue())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")));
    F.put("system line separator", (r, h) -> String.join("\r\n", h.get("X-Timestamp"), h.get("X-Nonce"), r));
    F.put("secret at both ends", (r, h) -> "s3cr3t" + pairs(T(r, h)) + "s3cr3t");
    F.put("amounts as Double", (r, h) -> { var m = T(r, h); for (String k : AMOUNTS) if (m.containsKey(k)) m.put(k, Double.valueOf((String) m.get(k))); return pairs(m); });
    F.put("JsonNode asText", (r, h) -> { JsonNode o = om.readTree(r); TreeMap<String, Object> m = new TreeMap<>(); o.fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().asText())); return pairs(put(m, h)); });
    F.put("JsonNode toString", (r, h) -> { JsonNode o = om.readTree(r); TreeMap<String, String> m = new TreeMap<>(); o.fields().forEachRemaining(e -> m.put(e.getKey(), e.getValue().toString())); m.remove("sign"); m.put("timestamp", h.get("X-Timestamp")); m.put("nonce", h.get("X-Nonce")); return m.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("&")); });
    printRows(a[0], F);
  }
}
