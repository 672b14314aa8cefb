import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.*;
import com.google.gson.*;
import java.math.*;
import java.net.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.text.StringEscapeUtils;
import com.google.common.base.Joiner;
import com.google.common.collect.*;

public class Own {
  static final ObjectMapper om = new ObjectMapper();
  static final ObjectMapper big = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS);
  static final List<String> AM = List.of("amount", "feeAmount", "netAmount");
  static final List<String> EIGHT = List.of("orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt");
  interface F { Object f(String b, String t, String n) throws Exception; }
  static Map<String, Object[]> T = new LinkedHashMap<>();
  static void t(String name, String code, F f) { T.put(name, new Object[] {code, f}); }
  static JsonNode tree(String b) throws Exception { return om.readerFor(JsonNode.class).with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).readTree(b); }
  static Map<String, Object> map(String b) throws Exception { return om.readValue(b, new TypeReference<LinkedHashMap<String, Object>>() {}); }
  static Map<String, Object> params(String b, String t, String n) throws Exception { Map<String, Object> p = map(b); p.put("timestamp", t); p.put("nonce", n); return p; }
  static Map<String, Object> clean(Map<String, Object> p) { Map<String, Object> r = new LinkedHashMap<>(); p.forEach((k, v) -> { if (!k.equals("sign") && v != null && !(v instanceof String && ((String) v).trim().isEmpty())) r.put(k, v); }); return r; }
  static String num(Object v) { BigDecimal d = new BigDecimal(v.toString()); return d.signum() == 0 ? "0" : d.stripTrailingZeros().toPlainString(); }
  static String txt(Object v) { try { return v instanceof Map || v instanceof List ? om.writeValueAsString(v) : v instanceof Number ? num(v) : String.valueOf(v); } catch (Exception e) { throw new RuntimeException(e); } }
  static String join(Map<String, Object> p, Function<Object, String> f) { return new TreeMap<>(p).entrySet().stream().map(e -> e.getKey() + "=" + f.apply(e.getValue())).collect(Collectors.joining("&")); }
  static String plain(String b, String t, String n) throws Exception { return join(clean(params(b, t, n)), Own::txt); }
  static String plainF(String b, String t, String n, Function<Object, String> f) throws Exception { return join(clean(params(b, t, n)), f); }
  static String mapped(String b, String t, String n, BiFunction<Object, String, Object> f) throws Exception { Map<String, Object> p = params(b, t, n); p.replaceAll((k, v) -> f.apply(v, k)); return join(clean(p), Own::txt); }
  static String amounts(String b, String t, String n, Function<String, String> f) throws Exception { return mapped(b, t, n, (v, k) -> AM.contains(k) && v != null ? f.apply(v.toString()) : v); }
  static String done(String b, String t, String n, Function<Long, String> f) throws Exception { return mapped(b, t, n, (v, k) -> k.equals("completedAt") && v != null ? f.apply(((Number) v).longValue()) : v); }
  static String texts(String b, String t, String n, Function<String, String> f) throws Exception { return mapped(b, t, n, (v, k) -> v instanceof String ? f.apply((String) v) : v); }

  public static class Dto { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Long completedAt; }
  public static class DtoInt extends Dto {}
  enum Status { completed }
  record Rec(String orderType, String orderNo, String merchantOrderNo, String status, BigDecimal amount, BigDecimal feeAmount, BigDecimal netAmount, Long completedAt) {}

  static String sig(Map<String, Object> p) { StringBuilder s = new StringBuilder(); for (Map.Entry<String, Object> e : new TreeMap<>(p).entrySet()) { if (e.getValue() != null && !"".equals(e.getValue())) s.append(e.getKey()).append("=").append(e.getValue()).append("&"); } return s.deleteCharAt(s.length() - 1).toString(); }
  static void flat(String pre, Object v, Map<String, Object> out) { if (v instanceof Map && !((Map<?, ?>) v).isEmpty()) ((Map<?, ?>) v).forEach((k, x) -> flat(pre.isEmpty() ? k.toString() : pre + "." + k, x, out)); else if (v instanceof List && !((List<?>) v).isEmpty()) { int i = 0; for (Object x : (List<?>) v) flat(pre + "[" + i++ + "]", x, out); } else out.put(pre, v); }
  static Object hash(Object v) { if (v instanceof Map) { Map<Object, Object> r = new HashMap<>(); ((Map<?, ?>) v).forEach((k, x) -> r.put(k, hash(x))); return r; } if (v instanceof List) return ((List<?>) v).stream().map(Own::hash).collect(Collectors.toList()); return v; }
  static Object trees(Object v) { if (v instanceof Map) { Map<String, Object> r = new TreeMap<>(); ((Map<?, ?>) v).forEach((k, x) -> r.put((String) k, trees(x))); return r; } if (v instanceof List) return ((List<?>) v).stream().map(Own::trees).collect(Collectors.toList()); return v; }
  static Object noNulls(Object v) { if (v instanceof Map) { Map<String, Object> r = new LinkedHashMap<>(); ((Map<?, ?>) v).forEach((k, x) -> { if (x != null) r.put((String) k, noNulls(x)); }); return r; } if (v instanceof List) return ((List<?>) v).stream().map(Own::noNulls).collect(Collectors.toList()); return v; }

  static void init() {
    t("StringBuilder", "for (Map.Entry e : treeMap) if (v != null && !\"\".equals(v)) sb.append(k).append(\"=\").append(v).append(\"&\")", (b, ts, n) -> { Map<String, Object> p = params(b, ts, n); p.remove("sign"); return sig(p); });
    t("String.valueOf no filter", "sb.append(k + \"=\" + v + \"&\")", (b, ts, n) -> { Map<String, Object> p = params(b, ts, n); p.remove("sign"); return join(p, String::valueOf); });
    t("isNotEmpty toString", "StringUtils.isNotEmpty(v.toString())", (b, ts, n) -> { Map<String, Object> p = params(b, ts, n); p.remove("sign"); p.values().removeIf(v -> v == null || v.toString().isEmpty()); return join(p, Object::toString); });
    t("Objects.toString", "Objects.toString(v, \"\")", (b, ts, n) -> { Map<String, Object> p = params(b, ts, n); p.remove("sign"); return join(p, v -> Objects.toString(v, "")); });
    t("Guava Joiner", "Joiner.on(\"&\").withKeyValueSeparator(\"=\").useForNull(\"\").join(treeMap)", (b, ts, n) -> Joiner.on("&").useForNull("").withKeyValueSeparator("=").join(new TreeMap<>(params(b, ts, n))));
    t("Guava Joiner filtered", "Joiner … join(Maps.filterValues(treeMap, Objects::nonNull))", (b, ts, n) -> Joiner.on("&").withKeyValueSeparator("=").join(Maps.filterValues(new TreeMap<>(params(b, ts, n)), Objects::nonNull)));
    t("Map<String, String>", "om.readValue(b, Map<String, String>) scalars only", (b, ts, n) -> { Map<String, String> p = new TreeMap<>(om.readValue(b, new TypeReference<Map<String, String>>() {})); p.put("timestamp", ts); p.put("nonce", n); p.remove("sign"); p.values().removeIf(StringUtils::isBlank); return Joiner.on("&").withKeyValueSeparator("=").join(p); });
    t("JsonNode.asText", "node.asText()", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); om.readTree(b).fields().forEachRemaining(e -> p.put(e.getKey(), e.getValue().asText())); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), String::valueOf); });
    t("JsonNode.asText else toString", "node.isValueNode() ? node.asText() : node.toString()", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); om.readTree(b).fields().forEachRemaining(e -> p.put(e.getKey(), e.getValue().isValueNode() ? e.getValue().asText() : e.getValue().toString())); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), String::valueOf); });
    t("JsonNode.textValue", "node.textValue() // numbers are null", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); om.readTree(b).fields().forEachRemaining(e -> p.put(e.getKey(), e.getValue().textValue())); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), String::valueOf); });
    t("Jackson big decimals", "USE_BIG_DECIMAL_FOR_FLOATS; String.valueOf", (b, ts, n) -> { Map<String, Object> p = big.readValue(b, LinkedHashMap.class); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), v -> v instanceof Map || v instanceof List ? w(big, v) : String.valueOf(v)); });
    t("Jackson NON_NULL", "setSerializationInclusion(NON_NULL) nested", (b, ts, n) -> plainF(b, ts, n, v -> txt(noNulls(v))));
    t("Jackson sorted", "ORDER_MAP_ENTRIES_BY_KEYS", (b, ts, n) -> plainF(b, ts, n, v -> txt(trees(v))));
    t("HashMap nested", "JSONObject (HashMap) nested toString", (b, ts, n) -> plainF(b, ts, n, v -> txt(hash(v))));
    t("HashMap all", "HashMap everywhere, no sort", (b, ts, n) -> { Map<String, Object> p = new HashMap<>(clean(params(b, ts, n))); return p.entrySet().stream().map(e -> e.getKey() + "=" + txt(hash(e.getValue()))).collect(Collectors.joining("&")); });
    t("Gson nested", "gson.toJson(v) // escapes < > & = '", (b, ts, n) -> { Map<String, Object> p = clean(params(b, ts, n)); Gson g = new Gson(); return join(p, v -> v instanceof Map || v instanceof List ? g.toJson(v) : txt(v)); });
    t("Gson disableHtmlEscaping", "new GsonBuilder().disableHtmlEscaping()", (b, ts, n) -> { Map<String, Object> p = new LinkedHashMap<>(new Gson().fromJson(b, LinkedHashMap.class)); p.put("timestamp", ts); p.put("nonce", n); Gson g = new GsonBuilder().disableHtmlEscaping().create(); return join(clean(p), v -> v instanceof Map || v instanceof List ? g.toJson(v) : String.valueOf(v)); });
    t("Gson JsonObject", "JsonParser.parseString(b).getAsJsonObject(); v.getAsString()", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); for (Map.Entry<String, JsonElement> e : JsonParser.parseString(b).getAsJsonObject().entrySet()) p.put(e.getKey(), e.getValue().isJsonPrimitive() ? e.getValue().getAsString() : e.getValue().isJsonNull() ? null : e.getValue().toString()); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), String::valueOf); });
    t("Gson JsonElement.toString", "e.getValue().toString()", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); for (Map.Entry<String, JsonElement> e : JsonParser.parseString(b).getAsJsonObject().entrySet()) p.put(e.getKey(), e.getValue().toString()); p.put("timestamp", ts); p.put("nonce", n); return join(clean(p), String::valueOf); });
    t("Gson serializeNulls", "serializeNulls pretty printing", (b, ts, n) -> { Gson g = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create(); return plainF(b, ts, n, v -> v instanceof Map || v instanceof List ? g.toJson(v) : txt(v)); });
    t("DTO reflection", "Field.get(dto) for all fields, TreeMap", (b, ts, n) -> { Dto d = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false).readValue(b, Dto.class); Map<String, Object> p = new TreeMap<>(); for (var f : Dto.class.getFields()) if (f.get(d) != null) p.put(f.getName(), f.get(d)); p.put("timestamp", ts); p.put("nonce", n); return join(p, String::valueOf); });
    t("record toString", "String.valueOf(record)", (b, ts, n) -> new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false).readValue(b, Rec.class).toString());
    t("DTO convertValue", "om.convertValue(dto, TreeMap.class) with NON_NULL", (b, ts, n) -> { ObjectMapper m = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false); Map<String, Object> p = m.convertValue(m.readValue(b, Dto.class), new TypeReference<TreeMap<String, Object>>() {}); p.values().removeIf(Objects::isNull); p.put("timestamp", ts); p.put("nonce", n); return join(p, String::valueOf); });
    t("BigDecimal setScale 1", "setScale(1, HALF_UP)", (b, ts, n) -> amounts(b, ts, n, v -> new BigDecimal(v).setScale(1, RoundingMode.HALF_UP).toString()));
    t("BigDecimal setScale 6", "setScale(6)", (b, ts, n) -> amounts(b, ts, n, v -> new BigDecimal(v).setScale(6).toPlainString()));
    t("stripTrailingZeros plain", "stripTrailingZeros().toPlainString()", (b, ts, n) -> amounts(b, ts, n, v -> new BigDecimal(v).stripTrailingZeros().toPlainString()));
    t("DecimalFormat #,##0.00", "new DecimalFormat(\"#,##0.00\").format(v)", (b, ts, n) -> amounts(b, ts, n, v -> new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US)).format(new BigDecimal(v))));
    t("DecimalFormat #.##", "new DecimalFormat(\"#.##\")", (b, ts, n) -> amounts(b, ts, n, v -> new DecimalFormat("#.##", DecimalFormatSymbols.getInstance(Locale.US)).format(new BigDecimal(v))));
    t("NumberFormat currency", "NumberFormat.getCurrencyInstance(Locale.US)", (b, ts, n) -> amounts(b, ts, n, v -> NumberFormat.getCurrencyInstance(Locale.US).format(new BigDecimal(v))));
    t("String.format fr", "String.format(Locale.FRANCE, \"%,.2f\", v)", (b, ts, n) -> amounts(b, ts, n, v -> String.format(Locale.FRANCE, "%,.2f", new BigDecimal(v))));
    t("movePointRight", "movePointRight(2).toBigInteger()", (b, ts, n) -> amounts(b, ts, n, v -> new BigDecimal(v).movePointRight(2).toBigInteger().toString()));
    t("movePointLeft", "movePointLeft(2) // fen to yuan", (b, ts, n) -> amounts(b, ts, n, v -> new BigDecimal(v).movePointLeft(2).toPlainString()));
    t("longValue", "new BigDecimal(v).longValue()", (b, ts, n) -> amounts(b, ts, n, v -> String.valueOf(new BigDecimal(v).longValue())));
    t("Float", "Float.parseFloat(v)", (b, ts, n) -> amounts(b, ts, n, v -> String.valueOf(Float.parseFloat(v))));
    t("new Date", "new Date(completedAt)", (b, ts, n) -> done(b, ts, n, v -> { TimeZone.setDefault(TimeZone.getTimeZone("UTC")); return new Date(v).toString(); }));
    t("new Date ms", "new Date(completedAt * 1000)", (b, ts, n) -> done(b, ts, n, v -> { TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata")); return new Date(v * 1000).toString(); }));
    t("SimpleDateFormat", "new SimpleDateFormat(\"yyyy-MM-dd HH:mm:ss\")", (b, ts, n) -> done(b, ts, n, v -> { SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss"); f.setTimeZone(TimeZone.getTimeZone("Asia/Shanghai")); return f.format(new Date(v * 1000)); }));
    t("SimpleDateFormat T+zone", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", (b, ts, n) -> done(b, ts, n, v -> { SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ"); f.setTimeZone(TimeZone.getTimeZone("UTC")); return f.format(new Date(v * 1000)); }));
    t("LocalDateTime", "LocalDateTime.ofEpochSecond(v, 0, UTC)", (b, ts, n) -> done(b, ts, n, v -> LocalDateTime.ofEpochSecond(v, 0, ZoneOffset.UTC).toString()));
    t("ZonedDateTime", "ZonedDateTime …", (b, ts, n) -> done(b, ts, n, v -> Instant.ofEpochSecond(v).atZone(ZoneId.of("Asia/Kolkata")).toString()));
    t("OffsetDateTime", "atOffset(+08:00)", (b, ts, n) -> done(b, ts, n, v -> Instant.ofEpochSecond(v).atOffset(ZoneOffset.ofHours(8)).toString()));
    t("completedAt millis", "completedAt * 1000", (b, ts, n) -> done(b, ts, n, v -> String.valueOf(v * 1000)));
    t("completedAt int overflow", "(int) (completedAt * 1000)", (b, ts, n) -> done(b, ts, n, v -> String.valueOf((int) (v * 1000))));
    t("currentTimeMillis", "System.currentTimeMillis()", (b, ts, n) -> plain(b, String.valueOf(Long.parseLong(ts) * 1000 + 417), n));
    t("toUpperCase keys", "TreeMap with upper-case keys", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); clean(params(b, ts, n)).forEach((k, v) -> p.put(k.toUpperCase(), v)); return join(p, Own::txt); });
    t("SNAKE_CASE strategy", "PropertyNamingStrategies.SNAKE_CASE", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); clean(params(b, ts, n)).forEach((k, v) -> p.put(k.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(), v)); return join(p, Own::txt); });
    t("KEBAB keys", "kebab-case keys", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(); clean(params(b, ts, n)).forEach((k, v) -> p.put(k.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(), v)); return join(p, Own::txt); });
    t("CASE_INSENSITIVE_ORDER", "new TreeMap<>(String.CASE_INSENSITIVE_ORDER)", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); p.putAll(clean(params(b, ts, n))); return p.entrySet().stream().map(e -> e.getKey() + "=" + txt(e.getValue())).collect(Collectors.joining("&")); });
    t("reverseOrder", "new TreeMap<>(Comparator.reverseOrder())", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(Comparator.reverseOrder()); p.putAll(clean(params(b, ts, n))); return p.entrySet().stream().map(e -> e.getKey() + "=" + txt(e.getValue())).collect(Collectors.joining("&")); });
    t("Collator", "Collator.getInstance()", (b, ts, n) -> { Map<String, Object> p = new TreeMap<>(Collator.getInstance(Locale.ENGLISH)::compare); p.putAll(clean(params(b, ts, n))); return p.entrySet().stream().map(e -> e.getKey() + "=" + txt(e.getValue())).collect(Collectors.joining("&")); });
    t("escapeHtml4", "StringEscapeUtils.escapeHtml4(v)", (b, ts, n) -> texts(b, ts, n, StringEscapeUtils::escapeHtml4));
    t("escapeXml", "StringEscapeUtils.escapeXml10(v)", (b, ts, n) -> texts(b, ts, n, StringEscapeUtils::escapeXml10));
    t("escapeJava", "StringEscapeUtils.escapeJava(v)", (b, ts, n) -> texts(b, ts, n, StringEscapeUtils::escapeJava));
    t("escapeJson", "StringEscapeUtils.escapeJson(v)", (b, ts, n) -> texts(b, ts, n, StringEscapeUtils::escapeJson));
    t("URLEncoder whole", "URLEncoder.encode(s, \"UTF-8\")", (b, ts, n) -> URLEncoder.encode(plain(b, ts, n), "UTF-8"));
    t("URLEncoder lower", "URLEncoder.encode(v).toLowerCase() // Tencent", (b, ts, n) -> plainF(b, ts, n, v -> URLEncoder.encode(txt(v), StandardCharsets.UTF_8).replaceAll("(%[0-9A-F]{2})", "$1").toLowerCase()));
    t("URLEncoder %20", "URLEncoder.encode(v).replace(\"+\", \"%20\").replace(\"*\", \"%2A\").replace(\"%7E\", \"~\")", (b, ts, n) -> plainF(b, ts, n, v -> URLEncoder.encode(txt(v), StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~")));
    t("URLDecoder values", "URLDecoder.decode(v)", (b, ts, n) -> texts(b, ts, n, v -> URLDecoder.decode(v, StandardCharsets.UTF_8)));
    t("trim", "v.trim()", (b, ts, n) -> texts(b, ts, n, String::trim));
    t("deleteWhitespace", "StringUtils.deleteWhitespace(s)", (b, ts, n) -> StringUtils.deleteWhitespace(plain(b, ts, n)));
    t("normalizeSpace", "StringUtils.normalizeSpace(v)", (b, ts, n) -> texts(b, ts, n, StringUtils::normalizeSpace));
    t("stripAccents", "StringUtils.stripAccents(s)", (b, ts, n) -> StringUtils.stripAccents(plain(b, ts, n)));
    t("abbreviate", "StringUtils.abbreviate(v, 20)", (b, ts, n) -> texts(b, ts, n, v -> StringUtils.abbreviate(v, 20)));
    t("capitalize", "StringUtils.capitalize(status)", (b, ts, n) -> mapped(b, ts, n, (v, k) -> k.equals("status") ? StringUtils.capitalize((String) v) : v));
    t("ISO new String", "new String(bytes, ISO_8859_1)", (b, ts, n) -> plain(new String(b.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1), ts, n));
    t("US-ASCII new String", "new String(bytes, US_ASCII)", (b, ts, n) -> plain(new String(b.getBytes(StandardCharsets.UTF_8), StandardCharsets.US_ASCII), ts, n));
    t("windows-1252 new String", "new String(bytes) on Windows", (b, ts, n) -> plain(new String(b.getBytes(StandardCharsets.UTF_8), "windows-1252"), ts, n));
    t("UTF-16LE bytes", "s.getBytes(UTF_16LE)", (b, ts, n) -> plain(b, ts, n).getBytes(StandardCharsets.UTF_16LE));
    t("getBytes Big5", "s.getBytes(\"Big5\")", (b, ts, n) -> plain(b, ts, n).getBytes("Big5"));
    t("getBytes Shift_JIS", "s.getBytes(\"Shift_JIS\")", (b, ts, n) -> plain(b, ts, n).getBytes("Shift_JIS"));
    t("getBytes 8859-15", "s.getBytes(\"ISO-8859-15\")", (b, ts, n) -> plain(b, ts, n).getBytes("ISO-8859-15"));
    t("getBytes 1252", "s.getBytes(\"windows-1252\")", (b, ts, n) -> plain(b, ts, n).getBytes("windows-1252"));
    t("TreeMap.toString", "treeMap.toString()", (b, ts, n) -> new TreeMap<>(clean(params(b, ts, n))).toString());
    t("body map toString", "String.valueOf(map) + ts + nonce", (b, ts, n) -> map(b).toString() + ts + n);
    t("ts + nonce + body", "ts + nonce + body", (b, ts, n) -> ts + n + b);
    t("ts|nonce|body", "String.join(\"|\", ts, nonce, body)", (b, ts, n) -> String.join("|", ts, n, b));
    t("ts\\nnonce\\nbody no newline", "String.join(\"\\n\", ts, nonce, body)", (b, ts, n) -> String.join("\n", ts, n, b));
    t("nonce + ts + body", "nonce + ts + body", (b, ts, n) -> n + ts + b);
    t("writeValueAsString(map)", "om.writeValueAsString(treeMap)", (b, ts, n) -> om.writeValueAsString(new TreeMap<>(params(b, ts, n))));
    t("writeValueAsString(body)", "om.writeValueAsString(om.readValue(b, Map.class))", (b, ts, n) -> om.writeValueAsString(map(b)));
    t("gson.toJson(body sorted)", "gson.toJson(new TreeMap<>(map))", (b, ts, n) -> new Gson().toJson(new TreeMap<>(map(b))));
    t("list of param names", "nonce and timestamp in List.toString()", (b, ts, n) -> { Map<String, Object> p = clean(map(b)); p.put("timestamp", List.of(ts)); p.put("nonce", List.of(n)); return join(p, v -> v instanceof List && ((List<?>) v).size() == 1 ? v.toString() : txt(v)); });
    t("Optional header", "Optional.ofNullable(h) in map", (b, ts, n) -> { Map<String, Object> p = clean(map(b)); p.put("timestamp", Optional.of(ts)); p.put("nonce", Optional.of(n)); return join(p, v -> v instanceof Optional ? v.toString() : txt(v)); });
    t("String[] param", "request.getParameterMap() style: String[]", (b, ts, n) -> { Map<String, Object> p = clean(map(b)); p.put("timestamp", ts); p.put("nonce", n); return join(p, v -> v instanceof List ? Arrays.toString(((List<?>) v).toArray()) : txt(v)); });
    t("flatten", "flatten a.b[0]", (b, ts, n) -> { Map<String, Object> out = new LinkedHashMap<>(); flat("", clean(params(b, ts, n)), out); return join(clean(out), Own::txt); });
    t("key secret", "+ \"&key=\" + secret upper", (b, ts, n) -> plain(b, ts, n) + "&key=S3CR3T0001");
    t("path first", "\"/callback/notify\" + s", (b, ts, n) -> "/callback/notify" + plain(b, ts, n));
    t("\\r\\n join", "System.lineSeparator() on Windows", (b, ts, n) -> plain(b, ts, n).replace("&", "\r\n"));
    t("substring cut", "s.substring(0, s.length() - 2)", (b, ts, n) -> { String s = plain(b, ts, n); return s.substring(0, s.length() - 2); });
    t("substring(1)", "s.substring(1) // no leading &", (b, ts, n) -> plain(b, ts, n).substring(1));
    t("leading &", "\"&\" + k=v …", (b, ts, n) -> "&" + plain(b, ts, n));
    t("Boolean 1/0", "Boolean.TRUE.equals(v) ? \"1\" : \"0\"", (b, ts, n) -> mapped(b, ts, n, (v, k) -> v instanceof Boolean ? ((Boolean) v ? "1" : "0") : v));
    t("MD5 hex", "DigestUtils.md5Hex(s)", (b, ts, n) -> hex("MD5", plain(b, ts, n)));
    t("sha256Hex upper", "DigestUtils.sha256Hex(s).toUpperCase()", (b, ts, n) -> hex("SHA-256", plain(b, ts, n)).toUpperCase());
    t("order by add", "p.put(timestamp), p.put(nonce) after TreeMap → list", (b, ts, n) -> join(clean(map(b)), Own::txt) + "&timestamp=" + ts + "&nonce=" + n);
    t("String.format 5 fields", "String.format(\"amount=%s&merchantOrderNo=%s&orderNo=%s&status=%s\", …)", (b, ts, n) -> { Map<String, Object> p = map(b); return String.format("amount=%s&merchantOrderNo=%s&nonce=%s&orderNo=%s&status=%s&timestamp=%s", p.get("amount"), p.get("merchantOrderNo"), n, p.get("orderNo"), p.get("status"), ts); });
    t("String.format eight fields", "String.format over the eight, null where missing", (b, ts, n) -> { Map<String, Object> p = map(b); Map<String, Object> q = new TreeMap<>(); for (String k : EIGHT) q.put(k, p.get(k)); q.put("timestamp", ts); q.put("nonce", n); return join(q, String::valueOf); });
  }
  static String w(ObjectMapper m, Object v) { try { return m.writeValueAsString(v); } catch (Exception e) { throw new RuntimeException(e); } }
  static String hex(String a, String s) throws Exception { return HexFormat.of().formatHex(java.security.MessageDigest.getInstance(a).digest(s.getBytes(StandardCharsets.UTF_8))); }
  public static void main(String[] a) throws Exception {
    init(); JsonNode cs = om.readTree(Files.readString(Path.of(a[0])));
    java.io.PrintStream o = new java.io.PrintStream(System.out, true, "UTF-8");
    for (var it = cs.fields(); it.hasNext();) { var e = it.next(); String h = e.getValue().get("headers").asText();
      var m1 = java.util.regex.Pattern.compile("(?im)^X-Timestamp:\\s*(\\S+)").matcher(h); m1.find(); var m2 = java.util.regex.Pattern.compile("(?im)^X-Nonce:\\s*(\\S+)").matcher(h); m2.find();
      for (var t : T.entrySet()) { ObjectNode r = om.createObjectNode(); r.put("language", "Java").put("implementation", t.getKey()).put("code", (String) t.getValue()[0]).put("callback", e.getKey());
        try { Object v = ((F) t.getValue()[1]).f(e.getValue().get("body").asText(), m1.group(1), m2.group(1)); if (v instanceof byte[]) r.put("base64", Base64.getEncoder().encodeToString((byte[]) v)); else r.put("text", (String) v); o.println(om.writeValueAsString(r)); } catch (Exception x) { System.err.println(t.getKey() + " " + e.getKey() + " " + x.getClass().getSimpleName()); } } }
  }
}
