// What Node makes of values that it should leave alone: prints one JSON object, name to text. TZ is set by the caller.
const text = '<b>O\'Neil "Jr"</b> & \\ a+b é 订 😀\n';
const moment = new Date(1790000007 * 1000);
const nested = { b: 1, extra: 2, c: { b: [{ z: 1, b: 2 }], a: 3 } };
console.log(
  JSON.stringify(
    {
      escape: escape(text),
      'URLSearchParams, decoded': decodeURIComponent(
        new URLSearchParams({ k: 'a b+c' }).toString(),
      ),
      'Date.toString': String(moment),
      toISOString: moment.toISOString(),
      'of seconds': new Date(1790000007).toISOString(),
      'only known keys': JSON.stringify(nested.c, Object.keys(nested).sort()),
    },
    null,
    1,
  ),
);
