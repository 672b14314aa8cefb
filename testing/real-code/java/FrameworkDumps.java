import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.annotation.*; import com.fasterxml.jackson.core.type.*; import com.google.gson.*; import java.util.*; import java.util.stream.*; import java.nio.file.*; import java.math.*; import java.nio.charset.*;
public class FrameworkDumps {
 static ObjectMapper om=new ObjectMapper();
 interface Fn{String f(String raw)throws Exception;} interface Hf{String f(Map<String,String> h)throws Exception;}
 static Object hash(Object o){if(o instanceof Map){HashMap<String,Object> m=new HashMap<>(16);((Map<String,Object>)o).forEach((k,v)->{if(v!=null)m.put(k,hash(v));});return m;}if(o instanceof List){return ((List<Object>)o).stream().map(x->hash(x)).collect(Collectors.toList());}return o;}
 public static class Dto{public String orderType,orderNo,merchantOrderNo,status;public BigDecimal amount,feeAmount,netAmount;public Long completedAt;@JsonAnySetter public Map<String,Object> other=new LinkedHashMap<>();@JsonAnyGetter public Map<String,Object> any(){return other;}}
 public static class DtoG{String orderType,orderNo,merchantOrderNo,status,amount,feeAmount,netAmount;Long completedAt;public String toString(){return "CallbackRequest{orderType='"+orderType+"', orderNo='"+orderNo+"', merchantOrderNo='"+merchantOrderNo+"', status='"+status+"', amount='"+amount+"', feeAmount='"+feeAmount+"', netAmount='"+netAmount+"', completedAt="+completedAt+"}";}}
 public static void main(String[] a)throws Exception{
  Map<String,Fn> F=new LinkedHashMap<>();
  F.put("Fastjson JSONObject toString (HashMap, no nulls)",r->new ObjectMapper().configure(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,true).writeValueAsString(hash(new ObjectMapper().configure(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,true).readValue(r,Map.class))));
  F.put("json-lib toString",r->net.sf.json.JSONObject.fromObject(r).toString());
  F.put("json-simple toString",r->((Map)new org.json.simple.parser.JSONParser().parse(r)).toString());
  F.put("Jettison toString",r->new org.codehaus.jettison.json.JSONObject(r).toString());
  F.put("Jackson Dto BigDecimal any",r->om.writeValueAsString(om.readValue(r,Dto.class)));
  F.put("Gson Map LinkedTreeMap toString",r->new Gson().fromJson(r,Map.class).toString());
  F.put("Gson Map toJson",r->new Gson().toJson(new Gson().fromJson(r,Map.class)));
  F.put("Gson pretty",r->new GsonBuilder().setPrettyPrinting().create().toJson(JsonParser.parseString(r)));
  F.put("IDEA toString DTO",r->new Gson().fromJson(r,DtoG.class).toString());
  F.put("HashMap toString",r->new HashMap<>(om.readValue(r,Map.class)).toString());
  F.put("logback line raw",r->"2026-09-21 14:13:36.120 INFO 1 --- [nio-8080-exec-3] c.e.pay.CallbackController : callback body="+r);
  F.put("logback line Map",r->{return "2026-09-21 14:13:36.120 INFO 1 --- [nio-8080-exec-3] c.e.pay.CallbackController : callback, param:"+om.readValue(r,Map.class);});
  F.put("logback line DTO json",r->"14:13:36.120 [http-nio-8080-exec-3] INFO  c.e.CallbackController - 回调参数:"+om.writeValueAsString(om.readValue(r,Map.class)));
  F.put("Arrays.toString(bytes)",r->Arrays.toString(r.getBytes(StandardCharsets.UTF_8)));
  F.put("entrySet",r->om.readValue(r,Map.class).entrySet().toString());
  F.put("SNAKE_CASE",r->{Map<String,Object> m=new LinkedHashMap<>();((Map<String,Object>)om.readValue(r,Map.class)).forEach((k,v)->m.put(new PropertyNamingStrategies.SnakeCaseStrategy().translate(k),v));return om.writeValueAsString(m);});
  F.put("NON_EMPTY",r->{JsonNode n=om.readTree(r);Map<String,Object> m=om.convertValue(n,new TypeReference<LinkedHashMap<String,Object>>(){});return new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_EMPTY).writeValueAsString(m);});
  F.put("US_ASCII bytes",r->new String(r.getBytes(StandardCharsets.US_ASCII)));
  F.put("getParameterMap of raw",r->"{"+r+"=[Ljava.lang.String;@1b6d3586}");
  Map<String,Hf> G=new LinkedHashMap<>();
  G.put("Map<String,List> toString",h->{Map<String,List<String>> m=new LinkedHashMap<>();h.forEach((k,v)->m.put(k.toLowerCase(),List.of(v)));return m.toString();});
  G.put("Spring HttpHeaders 5",h->h.entrySet().stream().map(e->e.getKey()+":\""+e.getValue()+"\"").collect(Collectors.joining(", ","[","]")));
  G.put("logback prefix map",h->"2026-09-21 14:13:36.120 INFO 1 --- [nio-8080-exec-3] c.e.CallbackController : headers="+h);
  G.put("Feign lines",h->h.entrySet().stream().map(e->"[CallbackClient#notify] "+e.getKey()+": "+e.getValue()).collect(Collectors.joining("\n")));
  G.put("Jackson map of lists",h->{Map<String,List<String>> m=new LinkedHashMap<>();h.forEach((k,v)->m.put(k,List.of(v)));return om.writeValueAsString(m);});
  Map<String,Map<String,String>> C=om.readValue(Files.readString(Path.of(a[0])),new TypeReference<LinkedHashMap<String,Map<String,String>>>(){});
  for(var c:C.entrySet()){Map<String,String> h=new LinkedHashMap<>();for(String l:c.getValue().get("headers").trim().split("\n")){String[] p=l.split(": ",2);h.put(p[0],p[1]);}
   for(var f:F.entrySet()){try{print("body",f.getKey(),c.getKey(),f.getValue().f(c.getValue().get("body")));}catch(Exception e){System.err.println(f.getKey()+" "+c.getKey()+" "+e);}}
   for(var f:G.entrySet())print("headers",f.getKey(),c.getKey(),f.getValue().f(h));}}
 static void print(String k,String i,String c,String t)throws Exception{Map<String,String> o=new LinkedHashMap<>();o.put("language","Java");o.put("kind",k);o.put("implementation",i);o.put("callback",c);o.put("text",t);System.out.println(om.writeValueAsString(o));}}
