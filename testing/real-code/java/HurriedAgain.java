// A second set of verifying functions in Java, written after the first was mended.
import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.core.type.*; import com.google.gson.*; import java.util.*; import java.util.stream.*; import java.nio.file.*; import java.math.*;
public class HurriedAgain {
 static ObjectMapper om=new ObjectMapper();
 interface Fn{String f(String raw,Map<String,String> h)throws Exception;}
 static TreeMap<String,Object> T(String r,Map<String,String> h)throws Exception{TreeMap<String,Object> m=new TreeMap<>(om.readValue(r,new TypeReference<LinkedHashMap<String,Object>>(){}));m.put("timestamp",h.get("X-Timestamp"));m.put("nonce",h.get("X-Nonce"));m.remove("sign");return m;}
 static String J(Map<String,Object> m)throws Exception{StringJoiner j=new StringJoiner("&");for(var e:m.entrySet()){Object v=e.getValue();if(v==null||v.toString().trim().isEmpty())continue;j.add(e.getKey()+"="+(v instanceof Map||v instanceof List?om.writeValueAsString(v):v));}return j.toString();}
 public static void main(String[] a)throws Exception{Map<String,Fn> F=new LinkedHashMap<>();
  F.put("StringBuilder += && trailing",(r,h)->{String s="";for(var e:T(r,h).entrySet())if(e.getValue()!=null)s+=e.getKey()+"="+e.getValue()+"&&";return s;});
  F.put("Map with ms timestamp and doubled amounts",(r,h)->{var m=T(r,h);m.put("timestamp",Long.parseLong(h.get("X-Timestamp"))*1000);for(String k:new String[]{"amount","feeAmount","netAmount"})if(m.containsKey(k))m.put(k,Double.valueOf((String)m.get(k)));return J(m);});
  F.put("Gson toJsonTree sorted",(r,h)->new Gson().toJson(T(r,h)));
  F.put("descendingMap",(r,h)->J(T(r,h).descendingMap()));
  F.put("Optional values",(r,h)->{var m=T(r,h);m.put("nonce",Optional.of(h.get("X-Nonce")));m.put("timestamp",Optional.of(h.get("X-Timestamp")));return J(m);});
  F.put("entrySet stream toString replace",(r,h)->T(r,h).entrySet().stream().filter(e->e.getValue()!=null).map(Object::toString).collect(Collectors.joining("&")));
  F.put("BigDecimal setScale 2 of all numbers",(r,h)->{var m=T(r,h);m.replaceAll((k,v)->v instanceof Number?new BigDecimal(v.toString()).setScale(2,RoundingMode.HALF_UP):v);return J(m);});
  Map<String,Map<String,String>> C=om.readValue(Files.readString(Path.of(a[0])),new TypeReference<LinkedHashMap<String,Map<String,String>>>(){});
  for(var c:C.entrySet()){Map<String,String> h=new HashMap<>();for(String l:c.getValue().get("headers").trim().split("\n")){String[] p=l.split(": ",2);h.put(p[0],p[1]);}
   for(var f:F.entrySet()){String t;try{t=f.getValue().f(c.getValue().get("body"),h);}catch(Exception e){continue;}Map<String,String> o=new LinkedHashMap<>();o.put("language","Java");o.put("implementation",f.getKey());o.put("callback",c.getKey());o.put("text",t);System.out.println(om.writeValueAsString(o));}}
 }}
