// What Java programs make of a callback's body that they parse and write again: one JSON object a line. Jackson and Gson.
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.google.gson.*;
import java.math.BigDecimal;
import java.nio.charset.*;
import java.nio.file.*;
import java.text.SimpleDateFormat;
import java.util.*;

public class Rewrites {

    @JsonIgnoreProperties(ignoreUnknown = true)
    static class WithDouble { public String orderType, orderNo, merchantOrderNo, status; public Double amount, feeAmount, netAmount; public Long completedAt; }

    @JsonIgnoreProperties(ignoreUnknown = true)
    static class WithDecimal { public String orderType, orderNo, merchantOrderNo, status; public BigDecimal amount, feeAmount, netAmount; public Date completedAt; }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    static class Rest {
        public String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; public Object completedAt;
        Map<String, Object> others = new LinkedHashMap<>();
        @JsonAnyGetter public Map<String, Object> getOthers() { return others; }
        @JsonAnySetter public void set(String key, Object value) { others.put(key, value); }
    }

    static class Plain { String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; Long completedAt; Map<String, Object> extra; }

    static void rows(Map<String, String> out, String text) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        Map<String, Object> map = mapper.readValue(text, LinkedHashMap.class);
        JsonNode tree = mapper.readTree(text);
        Gson gson = new Gson();
        out.put("Jackson Map", mapper.writeValueAsString(map));
        out.put("Jackson HashMap", mapper.writeValueAsString(mapper.readValue(text, HashMap.class)));
        out.put("Jackson TreeMap", mapper.writeValueAsString(mapper.readValue(text, TreeMap.class)));
        out.put("Jackson tree", mapper.writeValueAsString(tree));
        out.put("Jackson pretty", tree.toPrettyString());
        out.put("Jackson sorted entries", new ObjectMapper().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).writeValueAsString(map));
        out.put("Jackson BigDecimal", mapper.copy().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).writeValueAsString(mapper.copy().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).readValue(text, LinkedHashMap.class)));
        out.put("Jackson numbers as strings", new ObjectMapper().enable(JsonGenerator.Feature.WRITE_NUMBERS_AS_STRINGS).writeValueAsString(map));
        out.put("Jackson NON_NULL", new ObjectMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_NULL).writeValueAsString(map));
        out.put("Jackson NON_EMPTY", new ObjectMapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY).writeValueAsString(map));
        out.put("Jackson ASCII", new ObjectMapper().enable(JsonGenerator.Feature.ESCAPE_NON_ASCII).writeValueAsString(map));
        out.put("DTO Double", mapper.writeValueAsString(mapper.readValue(text, WithDouble.class)));
        WithDecimal decimal = mapper.readValue(text, WithDecimal.class);
        out.put("DTO BigDecimal, Date", mapper.writeValueAsString(decimal));
        out.put("DTO BigDecimal, Date as text", new ObjectMapper().disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS).writeValueAsString(decimal));
        out.put("DTO date format", new ObjectMapper().setDateFormat(new SimpleDateFormat("yyyy-MM-dd HH:mm:ss")).writeValueAsString(decimal));
        Rest rest = new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.LOWER_CAMEL_CASE).addMixIn(Rest.class, Object.class).readValue(text, Rest.class);
        out.put("DTO snake_case", new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).writeValueAsString(rest));
        out.put("DTO UpperCamelCase", new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE).writeValueAsString(rest));
        out.put("DTO kebab-case", new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE).writeValueAsString(rest));
        out.put("Gson Map", gson.toJson(gson.fromJson(text, Map.class)));
        out.put("Gson Map nulls", new GsonBuilder().serializeNulls().create().toJson(gson.fromJson(text, Map.class)));
        out.put("Gson tree", gson.toJson(JsonParser.parseString(text)));
        out.put("Gson no HTML escapes", new GsonBuilder().disableHtmlEscaping().serializeNulls().create().toJson(JsonParser.parseString(text)));
        out.put("Gson DTO", gson.toJson(gson.fromJson(text, Plain.class)));
        out.put("Gson UPPER_CAMEL_CASE", new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).create().toJson(gson.fromJson(text, Plain.class)));
        out.put("Map.toString", map.toString());
        out.put("Gson Map.toString", gson.fromJson(text, Map.class).toString());
        out.put("LinkedTreeMap in JSON", gson.toJson(gson.fromJson(text, Map.class).toString()));
        out.put("tree asText", tree.properties().toString());
        Map<String, String[]> parameters = new LinkedHashMap<>();
        map.forEach((key, value) -> parameters.put(key, new String[] { String.valueOf(value) }));
        out.put("getParameterMap", mapper.writeValueAsString(parameters));
        Map<String, String> strings = new TreeMap<>();
        map.forEach((key, value) -> strings.put(key, String.valueOf(value)));
        out.put("Map<String, String>", mapper.writeValueAsString(strings));
        for (String charset : List.of("ISO-8859-1", "windows-1252", "GBK", "GB18030", "Big5", "Shift_JIS", "EUC-KR", "windows-1251", "US-ASCII"))
            out.put("new String(bytes, " + charset + ")", new String(text.getBytes(StandardCharsets.UTF_8), charset));
        for (String charset : List.of("ISO-8859-1", "US-ASCII", "GBK"))
            out.put("getBytes(" + charset + ")", new String(text.getBytes(charset), charset));
        out.put("log line", "2026-09-21 14:13:30.123  INFO 1 --- [nio-8080-exec-1] c.s.CallbackController : body=" + text);
        out.put("log line Map", "14:13:30.123 [main] INFO Callback - received {} " + map);
    }

    public static void main(String[] arguments) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        for (Map.Entry<String, JsonNode> callback : mapper.readTree(Files.readString(Path.of(arguments[0]))).properties()) {
            Map<String, String> out = new LinkedHashMap<>();
            rows(out, callback.getValue().get("body").asText());
            for (Map.Entry<String, String> row : out.entrySet()) {
                Map<String, Object> line = new LinkedHashMap<>();
                line.put("kind", "rewrite"); line.put("implementation", row.getKey()); line.put("code", row.getKey());
                line.put("callback", callback.getKey()); line.put("text", row.getValue());
                System.out.println(mapper.writeValueAsString(line));
            }
        }
    }
}
