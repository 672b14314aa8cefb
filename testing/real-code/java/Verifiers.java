import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.databind.node.*; import com.google.gson.*; import java.util.*; import java.util.stream.*; import java.nio.file.*; import java.math.*; import java.net.*; import java.text.*; import java.time.*;
public class Verifiers {
 static ObjectMapper om=new ObjectMapper(); static Gson gson=new Gson();
 static String enc(Object s){try{return URLEncoder.encode(String.valueOf(s),"UTF-8");}catch(Exception e){return null;}}
 interface Fn{String f(Map<String,Object> b,Map<String,String> h,String raw)throws Exception;}
 static Map<String,Fn> T=new LinkedHashMap<>();
 static TreeMap<String,Object> base(Map<String,Object> b,Map<String,String> h){TreeMap<String,Object> m=new TreeMap<>(b);m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.entrySet().removeIf(e->e.getValue()==null||(e.getValue() instanceof String&&((String)e.getValue()).trim().isEmpty())||e.getKey().equalsIgnoreCase("sign"));return m;}
 static String j(Map<String,?> m){return m.entrySet().stream().map(e->e.getKey()+"="+e.getValue()).collect(Collectors.joining("&"));}
 static String val(Object v){try{return v instanceof String?(String)v:om.writeValueAsString(v);}catch(Exception e){return null;}}
 static String js(Map<String,?> m,java.util.function.Function<Object,Object> f){return m.entrySet().stream().map(e->e.getKey()+"="+f.apply(e.getValue())).collect(Collectors.joining("&"));}
 static Map<String,Object> am(Map<String,Object> b,java.util.function.Function<String,Object> f){Map<String,Object> m=new LinkedHashMap<>(b);for(String k:new String[]{"amount","feeAmount","netAmount"})if(m.containsKey(k))m.put(k,f.apply((String)m.get(k)));return m;}
 public static void main(String[] a)throws Exception{
  T.put("String.valueOf map",(b,h,r)->j(base(b,h)));
  T.put("Jackson writeValueAsString nested",(b,h,r)->js(base(b,h),Verifiers::val));
  T.put("Gson nested",(b,h,r)->js(base(b,h),v->v instanceof String?v:gson.toJson(v)));
  T.put("Gson map valueOf",(b,h,r)->{Map<String,Object> m=gson.fromJson(r,Map.class);return j(base(m,h));});
  T.put("Gson map toJson nested",(b,h,r)->{Map<String,Object> m=gson.fromJson(r,Map.class);return js(base(m,h),v->v instanceof String?v:gson.toJson(v));});
  T.put("JsonNode toString",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();om.readTree(r).fields().forEachRemaining(e->m.put(e.getKey(),e.getValue().toString()));m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));return j(m);});
  T.put("JsonNode asText",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();om.readTree(r).fields().forEachRemaining(e->m.put(e.getKey(),e.getValue().asText()));m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return j(m);});
  T.put("JsonNode asText nonempty",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();om.readTree(r).fields().forEachRemaining(e->{if(!e.getValue().asText().trim().isEmpty())m.put(e.getKey(),e.getValue().asText());});m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return j(m);});
  T.put("JsonNode textValue",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();om.readTree(r).fields().forEachRemaining(e->m.put(e.getKey(),e.getValue().textValue()));m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return j(m);});
  T.put("Gson JsonObject toString",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();JsonParser.parseString(r).getAsJsonObject().entrySet().forEach(e->m.put(e.getKey(),e.getValue().toString()));m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));return j(m);});
  T.put("Gson getAsString",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();JsonParser.parseString(r).getAsJsonObject().entrySet().forEach(e->{if(e.getValue().isJsonPrimitive())m.put(e.getKey(),e.getValue().getAsString());});m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return j(m);});
  T.put("TreeMap toString",(b,h,r)->base(b,h).toString());
  T.put("HashMap toString",(b,h,r)->new HashMap<>(base(b,h)).toString());
  T.put("HashMap iteration",(b,h,r)->js(new HashMap<>(base(b,h)),Verifiers::val));
  T.put("gson.toJson(map)",(b,h,r)->gson.toJson(base(b,h)));
  T.put("om.write(map)",(b,h,r)->om.writeValueAsString(base(b,h)));
  T.put("om.write(body)+ts+nonce",(b,h,r)->om.writeValueAsString(b)+h.get("X-Timestamp")+h.get("X-Nonce"));
  T.put("pretty printer nested",(b,h,r)->js(base(b,h),v->{try{return v instanceof String?v:om.writerWithDefaultPrettyPrinter().writeValueAsString(v);}catch(Exception e){return null;}}));
  T.put("URLEncoder",(b,h,r)->js(base(b,h),v->enc(val(v))));
  T.put("URLEncoder whole",(b,h,r)->enc(js(base(b,h),Verifiers::val)));
  T.put("URLDecoder",(b,h,r)->URLDecoder.decode(js(base(b,h),Verifiers::val),"UTF-8"));
  T.put("BigDecimal strip toString",(b,h,r)->js(base(am(b,s->new BigDecimal(s).stripTrailingZeros().toString()),h),Verifiers::val));
  T.put("BigDecimal strip plain",(b,h,r)->js(base(am(b,s->new BigDecimal(s).stripTrailingZeros().toPlainString()),h),Verifiers::val));
  T.put("BigDecimal setScale(4)",(b,h,r)->js(base(am(b,s->new BigDecimal(s).setScale(4).toString()),h),Verifiers::val));
  T.put("BigDecimal setScale(0)",(b,h,r)->js(base(am(b,s->new BigDecimal(s).setScale(0,RoundingMode.HALF_UP).toString()),h),Verifiers::val));
  T.put("movePointRight",(b,h,r)->js(base(am(b,s->new BigDecimal(s).movePointRight(2).toString()),h),Verifiers::val));
  T.put("Double.parseDouble",(b,h,r)->js(base(am(b,s->Double.parseDouble(s)),h),v->String.valueOf(v)));
  T.put("Double one",(b,h,r)->{Map<String,Object> m=new LinkedHashMap<>(b);m.put("amount",Double.valueOf((String)b.get("amount")));return js(base(m,h),v->v instanceof Double?v.toString():val(v));});
  T.put("Float",(b,h,r)->js(base(am(b,s->Float.parseFloat(s)),h),v->v instanceof Float?v.toString():val(v)));
  T.put("DecimalFormat",(b,h,r)->js(base(am(b,s->new DecimalFormat("#,##0.00").format(new BigDecimal(s))),h),Verifiers::val));
  T.put("DecimalFormat #.##",(b,h,r)->js(base(am(b,s->new DecimalFormat("#.##").format(new BigDecimal(s))),h),Verifiers::val));
  T.put("String.format %.1f",(b,h,r)->js(base(am(b,s->String.format("%.1f",new BigDecimal(s))),h),Verifiers::val));
  T.put("String.format %e",(b,h,r)->js(base(am(b,s->String.format("%e",new BigDecimal(s))),h),Verifiers::val));
  T.put("currency",(b,h,r)->js(base(am(b,s->s+" INR"),h),Verifiers::val));
  T.put("Date",(b,h,r)->{Map<String,Object> m=new LinkedHashMap<>(b);if(b.containsKey("completedAt"))m.put("completedAt",new Date(((Number)b.get("completedAt")).longValue()*1000).toString());return js(base(m,h),Verifiers::val);});
  T.put("LocalDateTime",(b,h,r)->{Map<String,Object> m=new LinkedHashMap<>(b);if(b.containsKey("completedAt"))m.put("completedAt",LocalDateTime.ofEpochSecond(((Number)b.get("completedAt")).longValue(),0,ZoneOffset.UTC).toString());return js(base(m,h),Verifiers::val);});
  T.put("Instant",(b,h,r)->{Map<String,Object> m=new LinkedHashMap<>(b);if(b.containsKey("completedAt"))m.put("completedAt",Instant.ofEpochSecond(((Number)b.get("completedAt")).longValue()).toString());return js(base(m,h),Verifiers::val);});
  T.put("ZonedDateTime",(b,h,r)->{Map<String,Object> m=new LinkedHashMap<>(b);if(b.containsKey("completedAt"))m.put("completedAt",Instant.ofEpochSecond(((Number)b.get("completedAt")).longValue()).atZone(ZoneId.of("Asia/Shanghai")).toString());return js(base(m,h),Verifiers::val);});
  T.put("null strings",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>(b);m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return js(m,Verifiers::val);});
  T.put("instanceof String only",(b,h,r)->{TreeMap<String,Object> m=base(b,h);m.values().removeIf(v->!(v instanceof String));return j(m);});
  T.put("instanceof String or Number",(b,h,r)->{TreeMap<String,Object> m=base(b,h);m.values().removeIf(v->!(v instanceof String||v instanceof Number));return j(m);});
  T.put("CASE_INSENSITIVE_ORDER",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>(String.CASE_INSENSITIVE_ORDER);m.putAll(base(b,h));return js(m,Verifiers::val);});
  T.put("StringBuilder trailing",(b,h,r)->js(base(b,h),Verifiers::val)+"&");
  T.put("toUpperCase",(b,h,r)->js(base(b,h),Verifiers::val).toUpperCase());
  T.put("nonce replace -",(b,h,r)->{h.put("X-Nonce",h.get("X-Nonce").replace("-",""));return js(base(b,h),Verifiers::val);});
  T.put("ts long ms",(b,h,r)->{h.put("X-Timestamp",h.get("X-Timestamp")+"000");return js(base(b,h),Verifiers::val);});
  T.put("entry toString",(b,h,r)->base(b,h).entrySet().toString());
  T.put("values",(b,h,r)->base(b,h).values().toString());
  T.put("join newline",(b,h,r)->base(b,h).entrySet().stream().map(e->e.getKey()+"="+val(e.getValue())).collect(Collectors.joining("\n")));
  T.put("String.join comma values",(b,h,r)->base(b,h).values().stream().map(Verifiers::val).collect(Collectors.joining(",")));
  T.put("sorted by value",(b,h,r)->{LinkedHashMap<String,Object> m=new LinkedHashMap<>();base(b,h).entrySet().stream().sorted(Comparator.comparing(e->val(e.getValue()))).forEach(e->m.put(e.getKey(),e.getValue()));return js(m,Verifiers::val);});
  T.put("ISO bytes",(b,h,r)->new String(js(base(b,h),Verifiers::val).getBytes("UTF-8"),"ISO-8859-1"));
  T.put("ASCII bytes",(b,h,r)->new String(js(base(b,h),Verifiers::val).getBytes("US-ASCII"),"US-ASCII"));
  T.put("kebab",(b,h,r)->{TreeMap<String,Object> m=new TreeMap<>();base(b,h).forEach((k,v)->m.put(k.replaceAll("([A-Z])","-$1").toLowerCase(),v));return js(m,Verifiers::val);});
  T.put("header names",(b,h,r)->{TreeMap<String,Object> m=base(b,h);m.remove("timestamp");m.remove("nonce");m.put("X-Timestamp",h.get("X-Timestamp"));m.put("X-Nonce",h.get("X-Nonce"));return js(m,Verifiers::val);});
  T.put("Optional",(b,h,r)->{TreeMap<String,Object> m=base(b,h);m.put("timestamp",Optional.of(h.get("X-Timestamp")));m.put("nonce",Optional.of(h.get("X-Nonce")));return js(m,v->v instanceof Optional?v.toString():val(v));});
  T.put("header getters list",(b,h,r)->{TreeMap<String,Object> m=base(b,h);m.put("timestamp",List.of(h.get("X-Timestamp")).toString());m.put("nonce",List.of(h.get("X-Nonce")).toString());return js(m,Verifiers::val);});
  T.put("hashCode",(b,h,r)->js(base(b,h),v->v instanceof String?((String)v).replaceAll("[^A-Za-z0-9._-]",""):val(v)));
  T.put("SHA hex of",(b,h,r)->{byte[] d=java.security.MessageDigest.getInstance("SHA-256").digest(js(base(b,h),Verifiers::val).getBytes("UTF-8"));StringBuilder s=new StringBuilder();for(byte x:d)s.append(Integer.toHexString(x&0xff));return s.toString();});
  JsonNode C=om.readTree(Files.readString(Path.of(a[0])));
  Iterator<Map.Entry<String,JsonNode>> it=C.fields(); while(it.hasNext()){var e=it.next();String raw=e.getValue().get("body").asText();
   for(var t:T.entrySet()){Map<String,String> h=new HashMap<>();for(String l:e.getValue().get("headers").asText().trim().split("\n")){String[] p=l.split(": ",2);h.put(p[0],p[1]);}
    try{Map<String,Object> b=om.readValue(raw,LinkedHashMap.class);String s=t.getValue().f(b,h,raw);if(s==null)continue;ObjectNode o=om.createObjectNode();o.put("lang","Java");o.put("impl",t.getKey());o.put("callback",e.getKey());o.put("text",s);System.out.println(om.writeValueAsString(o));}catch(Exception x){}}}
 }}
