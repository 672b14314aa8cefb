// More mock platforms and test signers in Java, written once what the first had shown was mended.
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import java.math.*;
import java.net.URLEncoder;
import java.text.*;
import java.util.*;
import java.util.stream.*;

public class MocksAgain extends Callbacks {
  static final ObjectMapper om = new ObjectMapper();
  static final String[] AMOUNTS = { "amount", "feeAmount", "netAmount" };
  static String text(Object v) throws Exception { return v instanceof Map || v instanceof List ? om.writeValueAsString(v) : String.valueOf(v); }
  static String pairs(Map<String, ?> m) throws Exception { StringJoiner j = new StringJoiner("&"); for (var e : m.entrySet()) if (e.getValue() != null && !e.getValue().toString().trim().isEmpty()) j.add(e.getKey() + "=" + text(e.getValue())); return j.toString(); }
  @JsonIgnoreProperties(ignoreUnknown = true)
  public static class Order { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Date completedAt; }
  public static void main(String[] a) throws Exception {
    Map<String, Fn> F = new LinkedHashMap<>();
    F.put("TreeMap, value.toString, empty skipped", (r, h) -> { StringBuilder s = new StringBuilder(); for (var e : T(r, h).entrySet()) { if (e.getValue() == null || "".equals(e.getValue())) continue; s.append(e.getKey()).append('=').append(e.getValue().toString()).append('&'); } s.setLength(s.length() - 1); return s.toString(); });
    F.put("keys sorted ignoring case", (r, h) -> { Map<String, Object> m = T(r, h), o = new LinkedHashMap<>(); List<String> k = new ArrayList<>(m.keySet()); k.sort(String::compareToIgnoreCase); for (String x : k) o.put(x, m.get(x)); return pairs(o); });
    F.put("DecimalFormat #.## of amounts", (r, h) -> { var m = T(r, h); for (String k : AMOUNTS) if (m.containsKey(k)) m.put(k, new DecimalFormat("#.##").format(new BigDecimal((String) m.get(k)))); return pairs(m); });
    F.put("URLEncoder of the whole", (r, h) -> URLEncoder.encode(pairs(T(r, h)), "UTF-8"));
    F.put("Base64 of the whole", (r, h) -> Base64.getEncoder().encodeToString(pairs(T(r, h)).getBytes("UTF-8")));
    F.put("Gson of the TreeMap", (r, h) -> new Gson().toJson(T(r, h)));
    F.put("values joined by nothing", (r, h) -> T(r, h).values().stream().filter(Objects::nonNull).map(Object::toString).collect(Collectors.joining()));
    F.put("reverseOrder", (r, h) -> { Map<String, Object> m = new TreeMap<>(Comparator.reverseOrder()); m.putAll(T(r, h)); return pairs(m); });
    F.put("setScale 1 of amounts, ms", (r, h) -> { var m = T(r, h); for (String k : AMOUNTS) if (m.containsKey(k)) m.put(k, new BigDecimal((String) m.get(k)).setScale(1, RoundingMode.HALF_UP)); if (m.get("completedAt") instanceof Integer) m.put("completedAt", ((Integer) m.get("completedAt")) * 1000L); return pairs(m); });
    F.put("completedAt read as milliseconds, Shanghai", (r, h) -> { var m = T(r, h); SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss"); f.setTimeZone(TimeZone.getTimeZone("Asia/Shanghai")); if (m.get("completedAt") instanceof Integer) m.put("completedAt", f.format(new Date(((Integer) m.get("completedAt")).longValue()))); return pairs(m); });
    F.put("Order DTO by convertValue", (r, h) -> pairs(put(new TreeMap<>(om.convertValue(om.readValue(r, Order.class), MAP)), h)));
    printRows(a[0], F);
  }
}
