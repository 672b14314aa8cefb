// What Java programs print of a callback: one JSON object a line. JDK, Jackson, Gson, commons-lang, Guava, Spring's HttpHeaders.
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.*;
import com.google.common.base.MoreObjects;
import com.google.common.collect.ImmutableMap;
import com.google.gson.Gson;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.net.URLEncoder;
import java.util.*;
import java.util.stream.Collectors;
import org.apache.commons.lang3.builder.*;
import org.springframework.http.HttpHeaders;
import org.springframework.util.LinkedMultiValueMap;

public class Dumps {
    static final ObjectMapper mapper = new ObjectMapper();
    static final Gson gson = new Gson();
    static final List<String> EIGHT = List.of("orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt");

    record CallbackRecord(String orderType, String orderNo, String merchantOrderNo, String status, String amount, String feeAmount, String netAmount, Long completedAt) {}

    @lombok.ToString @lombok.AllArgsConstructor
    static class CallbackDto { String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; Long completedAt; }

    static class Plain {
        String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; Long completedAt;
        Plain(Map<String, Object> m) {
            orderType = (String) m.get("orderType"); orderNo = (String) m.get("orderNo"); merchantOrderNo = (String) m.get("merchantOrderNo");
            status = (String) m.get("status"); amount = (String) m.get("amount"); feeAmount = (String) m.get("feeAmount");
            netAmount = (String) m.get("netAmount"); completedAt = m.get("completedAt") == null ? null : ((Number) m.get("completedAt")).longValue();
        }
        String intellij() {
            return "Plain{" + "orderType='" + orderType + '\'' + ", orderNo='" + orderNo + '\'' + ", merchantOrderNo='" + merchantOrderNo + '\'' + ", status='" + status + '\''
                + ", amount='" + amount + '\'' + ", feeAmount='" + feeAmount + '\'' + ", netAmount='" + netAmount + '\'' + ", completedAt=" + completedAt + '}';
        }
        String eclipse() {
            return "Plain [orderType=" + orderType + ", orderNo=" + orderNo + ", merchantOrderNo=" + merchantOrderNo + ", status=" + status + ", amount=" + amount
                + ", feeAmount=" + feeAmount + ", netAmount=" + netAmount + ", completedAt=" + completedAt + "]";
        }
        String swagger() {
            return "class Plain {\n    orderType: " + orderType + "\n    orderNo: " + orderNo + "\n    merchantOrderNo: " + merchantOrderNo + "\n    status: " + status + "\n    amount: " + amount
                + "\n    feeAmount: " + feeAmount + "\n    netAmount: " + netAmount + "\n    completedAt: " + completedAt + "\n}";
        }
    }

    static String kind, callback;

    static void add(String implementation, String code, String text) throws Exception {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("kind", kind); row.put("implementation", implementation); row.put("code", code); row.put("callback", callback); row.put("text", text);
        System.out.println(mapper.writer().with(JsonGenerator.Feature.ESCAPE_NON_ASCII).writeValueAsString(row));
    }

    @SuppressWarnings("unchecked")
    static void bodies(String text) throws Exception {
        Map<String, Object> map = mapper.readValue(text, LinkedHashMap.class);
        Map<String, Object> exact = mapper.copy().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).readValue(text, LinkedHashMap.class);
        add("Map.toString", "log.info(\"callback {}\", map)", map.toString());
        add("HashMap.toString", "log.info(\"\" + new HashMap<>(map))", new HashMap<>(map).toString());
        add("TreeMap.toString", "log.info(\"\" + new TreeMap<>(map))", new TreeMap<>(map).toString());
        add("BigDecimal Map", "USE_BIG_DECIMAL_FOR_FLOATS", exact.toString());
        add("Gson Map.toString", "gson.fromJson(body, Map.class).toString()", gson.fromJson(text, Map.class).toString());
        add("entrySet", "log.info(\"{}\", map.entrySet())", map.entrySet().toString());
        add("ImmutableMap", "ImmutableMap.toString", map.containsValue(null) ? map.toString() : ImmutableMap.copyOf(map).toString());
        add("MultiValueMap", "@RequestParam MultiValueMap", new LinkedMultiValueMap<>(map.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> List.of(String.valueOf(e.getValue())), (a, b) -> a, LinkedHashMap::new))).toString());
        add("JsonNode asText", "mapper.writeValueAsString(body)", mapper.writeValueAsString(text));
        add("gson.toJson(String)", "gson.toJson(body)", gson.toJson(text));
        add("Arrays.toString(bytes)", "Arrays.toString(body.getBytes(UTF_8))", Arrays.toString(text.getBytes(StandardCharsets.UTF_8)));
        add("Base64", "Base64.getEncoder().encodeToString(bytes)", Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
        add("Base64 MIME", "Base64.getMimeEncoder().encodeToString(bytes)", Base64.getMimeEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
        add("URLEncoder", "URLEncoder.encode(body, UTF_8)", URLEncoder.encode(text, StandardCharsets.UTF_8));
        add("HexFormat", "HexFormat.of().formatHex(bytes)", HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8)));
        add("k=v lines", "map.forEach((k, v) -> log.info(\"{}={}\", k, v))", map.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("\n")));
        add("k: v lines", "k + \": \" + v", map.entrySet().stream().map(e -> e.getKey() + ": " + e.getValue()).collect(Collectors.joining("\n")));
        add("slf4j line", "log.info(\"callback {}\", map)", "2026-11-21 17:00:00.123  INFO 7 --- [nio-8080-exec-1] c.e.CallbackController : callback " + map);
        add("slf4j body", "log.info(\"body={}\", body)", "17:00:00.123 [http-nio-8080-exec-1] INFO  c.e.CallbackController - body=" + text);
        add("logstash", "logstash-logback-encoder", mapper.writeValueAsString(ImmutableMap.of("@timestamp", "2026-11-21T17:00:00Z", "level", "INFO", "message", "callback body: " + text)));
        add("HttpEntity", "log.info(\"{}\", requestEntity)", "<" + text + ",[content-type:\"application/json\", x-nonce:\"n\"]>");
        add("ContentCachingRequest", "CommonsRequestLoggingFilter", "Before request [POST /cb, client=10.0.0.1, payload=" + text + "]");
        if (EIGHT.containsAll(map.keySet())) {
            Plain p = new Plain(map);
            add("record", "log.info(\"{}\", callbackRecord)", new CallbackRecord(p.orderType, p.orderNo, p.merchantOrderNo, p.status, p.amount, p.feeAmount, p.netAmount, p.completedAt).toString());
            add("Lombok", "@ToString", new CallbackDto(p.orderType, p.orderNo, p.merchantOrderNo, p.status, p.amount, p.feeAmount, p.netAmount, p.completedAt).toString());
            add("IntelliJ toString", "toString() as IntelliJ writes it", p.intellij());
            add("Eclipse toString", "toString() as Eclipse writes it", p.eclipse());
            add("Swagger toString", "toString() as openapi-generator writes it", p.swagger());
            add("ToStringBuilder", "ToStringBuilder.reflectionToString(this)", ToStringBuilder.reflectionToString(p));
            add("ToStringBuilder short", "SHORT_PREFIX_STYLE", ToStringBuilder.reflectionToString(p, ToStringStyle.SHORT_PREFIX_STYLE));
            add("ToStringBuilder multi-line", "MULTI_LINE_STYLE", ToStringBuilder.reflectionToString(p, ToStringStyle.MULTI_LINE_STYLE));
            add("ToStringBuilder no class", "NO_CLASS_NAME_STYLE", ToStringBuilder.reflectionToString(p, ToStringStyle.NO_CLASS_NAME_STYLE));
            add("MoreObjects", "MoreObjects.toStringHelper(this)", MoreObjects.toStringHelper("Plain").add("orderType", p.orderType).add("orderNo", p.orderNo).add("merchantOrderNo", p.merchantOrderNo).add("status", p.status)
                .add("amount", p.amount).add("feeAmount", p.feeAmount).add("netAmount", p.netAmount).add("completedAt", p.completedAt).toString());
        }
    }

    static void headers(List<String[]> pairs) throws Exception {
        Map<String, String> lower = new LinkedHashMap<>(), hash = new HashMap<>();
        HttpHeaders spring = new HttpHeaders();
        Map<String, List<String>> lists = new LinkedHashMap<>();
        for (String[] pair : pairs) {
            lower.put(pair[0].toLowerCase(), pair[1]); hash.put(pair[0], pair[1]); spring.add(pair[0], pair[1]); lists.put(pair[0], List.of(pair[1]));
        }
        spring.add("Accept", "text/plain"); spring.add("Accept", "*/*");
        spring.add("Cookie", "a=1; b=2, c=3");
        lower.put("accept", "text/html, application/json;q=0.9, */*;q=0.8");
        add("@RequestHeader Map", "log.info(\"{}\", headers)", lower.toString());
        add("HashMap", "new HashMap<>()", hash.toString());
        add("Spring HttpHeaders 4", "log.info(\"{}\", httpHeaders)  // Spring 4", spring.toString());
        // HttpHeaders.formatHeaders of Spring 5 and 6: entries joined by ", ", values quoted.
        add("Spring HttpHeaders", "log.info(\"{}\", httpHeaders)", spring.entrySet().stream().map(e -> e.getKey() + ":" + e.getValue().stream().map(v -> "\"" + v + "\"").collect(Collectors.joining(", "))).collect(Collectors.joining(", ", "[", "]")));
        add("Map of lists", "headers.toString()", lists.toString());
        add("JDK HttpHeaders", "log.info(\"{}\", request.headers())", java.net.http.HttpHeaders.of(lists, (a, b) -> true).toString());
        add("Map.toString lines", "forEach k=v", lower.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n")));
        add("Apache headers", "Arrays.toString(request.getAllHeaders())", pairs.stream().map(p -> p[0] + ": " + p[1]).collect(Collectors.toList()).toString());
        add("Netty", "request.headers().toString()", "DefaultHttpHeaders[" + pairs.stream().map(p -> p[0] + ": " + p[1]).collect(Collectors.joining(", ")) + "]");
        add("Netty entries", "request.headers().entries()", pairs.stream().map(p -> p[0] + "=" + p[1]).collect(Collectors.toList()).toString());
        add("Gson", "gson.toJson(lists)", gson.toJson(lists));
        add("Tomcat", "MimeHeaders.toString()", "=== MimeHeaders ===\n" + pairs.stream().map(p -> p[0].toLowerCase() + " = " + p[1]).collect(Collectors.joining("\n")) + "\n");
        add("log line", "log.info(\"headers: {}\", map)", "2026-11-21 17:00:00.123  INFO 7 --- [exec-1] c.e.Filter : headers: " + lower);
        add("two lines", "one a log line", pairs.stream().map(p -> "2026-11-21 17:00:00.123  INFO 7 --- [exec-1] c.e.Filter : " + p[0] + ": " + p[1]).collect(Collectors.joining("\n")));
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        Map<String, Map<String, String>> callbacks = mapper.readValue(Files.readString(Path.of(arguments[0])), LinkedHashMap.class);
        for (var entry : callbacks.entrySet()) {
            callback = entry.getKey();
            kind = "body"; bodies(entry.getValue().get("body"));
            List<String[]> pairs = new ArrayList<>();
            for (String line : entry.getValue().get("headers").strip().split("\n")) pairs.add(line.split(": ", 2));
            kind = "headers"; headers(pairs);
        }
    }
}
