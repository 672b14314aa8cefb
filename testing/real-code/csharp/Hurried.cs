// Verifying functions in C#, written in a hurry.
using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Text; using System.Web; using System.Globalization; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
class Dto{public string orderType{get;set;} public string orderNo{get;set;} public string merchantOrderNo{get;set;} public string status{get;set;} public decimal amount{get;set;} public decimal feeAmount{get;set;} public decimal netAmount{get;set;} public long? completedAt{get;set;}}
class DtoP{public string OrderType{get;set;} public string OrderNo{get;set;} public string MerchantOrderNo{get;set;} public string Status{get;set;} public string Amount{get;set;} public string FeeAmount{get;set;} public string NetAmount{get;set;} public long? CompletedAt{get;set;}}
class V{
 static SortedDictionary<string,object> M(string r,Dictionary<string,string> h,StringComparer c=null){var d=JsonConvert.DeserializeObject<Dictionary<string,object>>(r);var m=new SortedDictionary<string,object>(d,c??StringComparer.Ordinal);m["timestamp"]=h["X-Timestamp"];m["nonce"]=h["X-Nonce"];m.Remove("sign");return m;}
 static void Main(string[] a){CultureInfo.DefaultThreadCurrentCulture=CultureInfo.InvariantCulture;System.Threading.Thread.CurrentThread.CurrentCulture=CultureInfo.InvariantCulture;
  var F=new Dictionary<string,Func<string,Dictionary<string,string>,string>>();
  F["string.Join, ToString, null skipped"]=(r,h)=>string.Join("&",M(r,h).Where(e=>e.Value!=null).Select(e=>e.Key+"="+e.Value));
  F["IsNullOrEmpty(ToString), invariant culture order"]=(r,h)=>string.Join("&",M(r,h,StringComparer.InvariantCulture).Where(e=>e.Value!=null&&!string.IsNullOrEmpty(e.Value.ToString())).Select(e=>e.Key+"="+e.Value));
  F["SerializeObject nested, ordinal ignore case"]=(r,h)=>string.Join("&",M(r,h,StringComparer.OrdinalIgnoreCase).Where(e=>e.Value!=null&&e.Value.ToString()!="").Select(e=>e.Key+"="+(e.Value is string?e.Value:JsonConvert.SerializeObject(e.Value))));
  F["ParseQueryString ToString"]=(r,h)=>{var q=HttpUtility.ParseQueryString("");foreach(var e in M(r,h))if(e.Value!=null)q[e.Key]=e.Value.ToString();return q.ToString();};
  F["Uri.EscapeDataString"]=(r,h)=>string.Join("&",M(r,h).Where(e=>e.Value!=null&&e.Value.ToString()!="").Select(e=>e.Key+"="+Uri.EscapeDataString(e.Value is string?(string)e.Value:JsonConvert.SerializeObject(e.Value))));
  F["Dto decimal reflection"]=(r,h)=>{var d=JsonConvert.DeserializeObject<Dto>(r);var m=new SortedDictionary<string,object>(StringComparer.Ordinal);foreach(var p in typeof(Dto).GetProperties())m[p.Name]=p.GetValue(d,null);m["timestamp"]=h["X-Timestamp"];m["nonce"]=h["X-Nonce"];return string.Join("&",m.Where(e=>e.Value!=null).Select(e=>e.Key+"="+e.Value));};
  F["Dto Pascal names"]=(r,h)=>{var d=JsonConvert.DeserializeObject<DtoP>(r);var m=new SortedDictionary<string,object>(StringComparer.Ordinal);foreach(var p in typeof(DtoP).GetProperties())m[p.Name]=p.GetValue(d,null);m["Timestamp"]=h["X-Timestamp"];m["Nonce"]=h["X-Nonce"];return string.Join("&",m.Where(e=>e.Value!=null).Select(e=>e.Key+"="+e.Value));};
  F["JObject properties Value.ToString(None)"]=(r,h)=>{var o=JObject.Parse(r);var m=new SortedDictionary<string,string>(StringComparer.Ordinal);foreach(var p in o.Properties())m[p.Name]=p.Value.ToString(Formatting.None);m["timestamp"]=h["X-Timestamp"];m["nonce"]=h["X-Nonce"];m.Remove("sign");return string.Join("&",m.Select(e=>e.Key+"="+e.Value));};
  F["decimal.Parse N2"]=(r,h)=>{var m=M(r,h);foreach(var k in new[]{"amount","feeAmount","netAmount"})if(m.ContainsKey(k))m[k]=decimal.Parse((string)m[k]).ToString("N2");return string.Join("&",m.Where(e=>e.Value!=null&&e.Value.ToString().Trim()!="").Select(e=>e.Key+"="+(e.Value is string?e.Value:JsonConvert.SerializeObject(e.Value))));};
  F["SerializeObject sorted"]=(r,h)=>JsonConvert.SerializeObject(M(r,h));
  F["dates parsed by Json.NET, bool True"]=(r,h)=>string.Join("&",M(r,h).Where(e=>e.Value!=null&&!string.IsNullOrWhiteSpace(e.Value.ToString())&&!(e.Value is JToken)).Select(e=>e.Key+"="+e.Value));
  Callbacks.PrintRows(a[0],F);
 }}
