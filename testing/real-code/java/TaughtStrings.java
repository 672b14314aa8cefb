// Functions of the next blind set whose strings were told wrongly, with something untrue beside it, or not at all, until that was mended. java TaughtStrings callbacks.json
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.google.gson.*;
import com.google.gson.reflect.TypeToken;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import org.json.JSONObject;
import org.json.simple.JSONValue;

class TaughtStrings {
  static final ObjectMapper om = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
  static final Gson longOrDouble = new GsonBuilder().setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE).create();

  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  static class Callback {
    String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount, bankCode, currency, utr2;
    Long completedAt;
    @JsonProperty("BankName") String bankName;
    @JsonProperty("UTR") String utr;
    @JsonProperty("_ref") String ref;
  }

  interface Read { void into(Map<String, String> entries, String raw) throws Exception; }

  /** The entries that it reads, with timestamp and nonce, without nulls and blanks. */
  static Callbacks.Fn of(Read read) {
    return (raw, headers) -> {
      var entries = new TreeMap<String, String>();
      read.into(entries, raw);
      entries.put("timestamp", headers.get("X-Timestamp"));
      entries.put("nonce", headers.get("X-Nonce"));
      return entries.entrySet().stream()
        .filter(entry -> !entry.getKey().equalsIgnoreCase("sign") && entry.getValue() != null && !entry.getValue().isBlank())
        .map(entry -> entry.getKey() + "=" + entry.getValue()).collect(Collectors.joining("&"));
    };
  }

  static String text(JsonElement value) {
    if (value.isJsonNull()) return null;
    return value.isJsonPrimitive() ? value.getAsString() : new Gson().toJson(value);
  }

  public static void main(String[] args) throws Exception {
    var functions = new LinkedHashMap<String, Callbacks.Fn>();
    functions.put("Gson LONG_OR_DOUBLE toString", of((entries, raw) ->
      longOrDouble.fromJson(raw, new TypeToken<Map<String, Object>>() {}).forEach((key, value) -> entries.put(key, value == null ? null : value.toString()))));
    functions.put("Gson toJson nested", of((entries, raw) -> JsonParser.parseString(raw).getAsJsonObject().entrySet().forEach(entry -> entries.put(entry.getKey(), text(entry.getValue())))));
    functions.put("org.json get toString", of((entries, raw) -> {
      var members = new JSONObject(raw);
      for (Iterator<?> keys = members.keys(); keys.hasNext();) { String key = (String) keys.next(); if (!members.isNull(key)) entries.put(key, members.get(key).toString()); }
    }));
    functions.put("json-simple toString", of((entries, raw) -> ((Map<?, ?>) JSONValue.parse(raw)).forEach((key, value) -> entries.put((String) key, String.valueOf(value)))));
    functions.put("DTO field names", of((entries, raw) -> {
      var callback = om.readValue(raw, Callback.class);
      for (var field : Callback.class.getDeclaredFields()) if (field.get(callback) != null) entries.put(field.getName(), field.get(callback).toString());
    }));
    functions.put("int times 1000", of((entries, raw) -> om.readTree(raw).fields().forEachRemaining(entry ->
      entries.put(entry.getKey(), entry.getKey().equals("completedAt") ? String.valueOf(entry.getValue().intValue() * 1000) : entry.getValue().asText()))));
    functions.put("regex pairs", of((entries, raw) -> {
      var matcher = Pattern.compile("\"(\\w+)\":\"?([^\",}]*)\"?").matcher(raw);
      while (matcher.find()) entries.put(matcher.group(1), matcher.group(2));
    }));
    functions.put("split , :", of((entries, raw) -> {
      for (String pair : raw.replaceAll("[{}\"]", "").split(",")) entries.put(pair.split(":")[0].trim(), pair.split(":")[1].trim());
    }));
    Callbacks.printRows(args[0], functions);
  }
}
