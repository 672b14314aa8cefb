// Bodies and headers as Java's frameworks and loggers give them back.
import com.fasterxml.jackson.annotation.*; import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.core.type.*; import com.google.gson.*;
import java.math.*; import java.nio.file.*; import java.util.*; import java.util.stream.*; import org.apache.commons.lang3.builder.*; import com.google.common.base.*;
public class ToolDumps {
 static ObjectMapper om=new ObjectMapper();
 interface Fn{String f(String raw)throws Exception;}
 @JsonIgnoreProperties(ignoreUnknown=true) public static class Dto{public String orderType,orderNo,merchantOrderNo,status,amount,feeAmount,netAmount;public Long completedAt;
  public String toString(){return "Dto{orderType='"+orderType+"', orderNo='"+orderNo+"', merchantOrderNo='"+merchantOrderNo+"', status='"+status+"', amount='"+amount+"', feeAmount='"+feeAmount+"', netAmount='"+netAmount+"', completedAt="+completedAt+"}";}}
 @JsonIgnoreProperties(ignoreUnknown=true) public static class DtoB{public String orderType,orderNo,merchantOrderNo,status;public BigDecimal amount,feeAmount,netAmount;public Date completedAt;}
 public static void main(String[] a)throws Exception{Map<String,Fn> F=new LinkedHashMap<>();
  F.put("Map.toString in a log4j line",r->"2026-11-22 10:00:00,123 INFO  [http-nio-8080-exec-1] com.pay.Cb - body={}"+om.readValue(r,LinkedHashMap.class));
  F.put("HashMap.toString",r->om.readValue(r,HashMap.class).toString());
  F.put("IDE toString of DTO",r->om.readValue(r,Dto.class).toString());
  F.put("MoreObjects toString",r->{Dto d=om.readValue(r,Dto.class);return MoreObjects.toStringHelper("Callback").add("orderType",d.orderType).add("orderNo",d.orderNo).add("merchantOrderNo",d.merchantOrderNo).add("status",d.status).add("amount",d.amount).add("feeAmount",d.feeAmount).add("netAmount",d.netAmount).add("completedAt",d.completedAt).toString();});
  F.put("JSON_STYLE reflection",r->ToStringBuilder.reflectionToString(om.readValue(r,Dto.class),ToStringStyle.JSON_STYLE));
  F.put("DTO BigDecimal, Date re-serialised",r->om.writeValueAsString(om.readValue(r,DtoB.class)));
  F.put("JsonNode pretty",r->om.readTree(r).toPrettyString());
  F.put("Gson Map doubles to JSON",r->new Gson().toJson(new Gson().fromJson(r,Map.class)));
  F.put("Gson default toJson of JsonObject",r->new Gson().toJson(JsonParser.parseString(r)));
  F.put("entrySet forEach println",r->{var s=new StringBuilder();((Map<?,?>)om.readValue(r,LinkedHashMap.class)).forEach((k,v)->s.append(k+"="+v+"\n"));return s.toString();});
  F.put("logback JSON encoder, escaped message",r->om.writeValueAsString(Map.of("@timestamp","2026-11-22T10:00:00.000Z","level","INFO","message","Received callback: "+r)));
  Map<String,Map<String,String>> C=om.readValue(Files.readString(Path.of(a[0])),new TypeReference<LinkedHashMap<String,Map<String,String>>>(){});
  for(var c:C.entrySet()){Map<String,String> h=new LinkedHashMap<>();for(String l:c.getValue().get("headers").trim().split("\n")){String[] p=l.split(": ",2);h.put(p[0],p[1]);}
   for(var f:F.entrySet()){String t;try{t=f.getValue().f(c.getValue().get("body"));}catch(Exception e){System.err.println(f.getKey()+" "+e);continue;}put("body",f.getKey(),c.getKey(),t);}
   put("headers","Spring HttpHeaders toString",c.getKey(),h.entrySet().stream().map(e->e.getKey().toLowerCase()+":\""+e.getValue()+"\"").collect(Collectors.joining(", ","[","]")));
   put("headers","Map<String,List> toString",c.getKey(),h.entrySet().stream().collect(Collectors.toMap(e->e.getKey(),e->List.of(e.getValue()),(x,y)->x,TreeMap::new)).toString());}}
 static void put(String k,String i,String c,String t)throws Exception{Map<String,String> o=new LinkedHashMap<>();o.put("language","Java");o.put("kind",k);o.put("implementation",i);o.put("callback",c);o.put("text",t);System.out.println(om.writeValueAsString(o));}
}
