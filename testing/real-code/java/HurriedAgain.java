// A second set of verifying functions in Java, written after the first was mended.
import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.core.type.*; import com.google.gson.*; import java.util.*; import java.util.stream.*; import java.nio.file.*; import java.math.*;
public class HurriedAgain extends Callbacks {
 static ObjectMapper om=new ObjectMapper();
 static String J(Map<String,Object> m)throws Exception{StringJoiner j=new StringJoiner("&");for(var e:m.entrySet()){Object v=e.getValue();if(v==null||v.toString().trim().isEmpty())continue;j.add(e.getKey()+"="+(v instanceof Map||v instanceof List?om.writeValueAsString(v):v));}return j.toString();}
 public static void main(String[] a)throws Exception{Map<String,Fn> F=new LinkedHashMap<>();
  F.put("StringBuilder += && trailing",(r,h)->{String s="";for(var e:T(r,h).entrySet())if(e.getValue()!=null)s+=e.getKey()+"="+e.getValue()+"&&";return s;});
  F.put("Map with ms timestamp and doubled amounts",(r,h)->{var m=T(r,h);m.put("timestamp",Long.parseLong(h.get("X-Timestamp"))*1000);for(String k:new String[]{"amount","feeAmount","netAmount"})if(m.containsKey(k))m.put(k,Double.valueOf((String)m.get(k)));return J(m);});
  F.put("Gson toJsonTree sorted",(r,h)->new Gson().toJson(T(r,h)));
  F.put("descendingMap",(r,h)->J(T(r,h).descendingMap()));
  F.put("Optional values",(r,h)->{var m=T(r,h);m.put("nonce",Optional.of(h.get("X-Nonce")));m.put("timestamp",Optional.of(h.get("X-Timestamp")));return J(m);});
  F.put("entrySet stream toString replace",(r,h)->T(r,h).entrySet().stream().filter(e->e.getValue()!=null).map(Object::toString).collect(Collectors.joining("&")));
  F.put("BigDecimal setScale 2 of all numbers",(r,h)->{var m=T(r,h);m.replaceAll((k,v)->v instanceof Number?new BigDecimal(v.toString()).setScale(2,RoundingMode.HALF_UP):v);return J(m);});
  Callbacks.printRows(a[0],F);
 }}
