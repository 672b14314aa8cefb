/** Bodies of JSON in all the spellings that it allows: the same seed gives the same. */

const strings = [
  '',
  ' ',
  '\\u00a0\\u3000',
  '\\u0085',
  '\\u001c',
  '\\ufeff',
  'plain',
  '100.00',
  'a b/c\\/d',
  'é ü 订单 🎉',
  '\\u00e9\\u8ba2\\ud83c\\udf89',
  '\\\\u0041\\\\',
  "<a href='x'>&amp;</a>\\u003c\\u0026\\u0027\\u003d",
  '\\"quoted\\"\\n\\r\\t\\b\\f\\u0000\\u001F\\u000a\\u0022\\u005C\\u002F',
  '\u2028\u2029\u007f\u0080',
  '\\ud800',
  '\\uDC00x\\ud83c',
  '%20+%2B=&',
  'null',
  '{}',
];
const numbers = [
  '0',
  '-0',
  '-0.0',
  '0e5',
  '1.0',
  '1.50',
  '-12.3400',
  '1E2',
  '1e+003',
  '120e-1',
  '1.5e1',
  '-1e-7',
  '0.000',
  '0.10e3',
  '9007199254740993',
  '123456789012345678901234567890.10',
  '0.1234567890123456789012345',
  '1e21',
  '1e-400',
  '12.5E+400',
  `1e999`,
];
const keys = [
  'amount',
  'orderNo',
  'sign',
  'SIGN',
  'Sign',
  'ſign',
  'sıgn',
  'SİGN',
  'signType',
  'timestamp',
  'nonce',
  'Timestamp',
  'Zed',
  '_meta',
  'a b',
  'a-b',
  'a.b',
  '10',
  '9',
  '',
  '-1',
  '__proto__',
  'constructor',
  'ключ',
  'é',
  '\\u00e9',
  '\ue000',
  '🎉',
  '\\ud83c\\udf89',
  '\uff21',
];
const spaces = ['', '', '', ' ', '\n  ', '\t', '\r\n'];

/**
 * @param {number} seed
 * @returns {string}
 */
export function buildRandomBody(seed) {
  let state = seed;
  const next = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const pick = (/** @type {readonly string[]} */ list) => list[next(list.length)] ?? '';
  const space = () => pick(spaces);
  /** @returns {string} */
  const value = (/** @type {number} */ depth) => {
    const kind = next(depth > 3 ? 8 : 11);
    if (kind < 4) return `"${pick(strings)}${next(3) === 0 ? pick(strings) : ''}"`;
    if (kind < 6) return pick(numbers);
    if (kind < 8) return pick(['true', 'false', 'null']);
    return kind === 8 ? list(depth) : object(depth + 1);
  };
  const list = (/** @type {number} */ depth) =>
    `[${space()}${Array.from({ length: next(4) }, () => value(depth + 1) + space()).join(`,${space()}`)}]`;
  /** @returns {string} */
  const object = (/** @type {number} */ depth) => {
    const members = Array.from(
      { length: next(depth === 0 ? 12 : 5) },
      () => `${space()}"${pick(keys)}"${space()}:${space()}${value(depth)}${space()}`,
    );
    return `{${members.join(',')}${members.length === 0 ? space() : ''}}`;
  };
  return `${next(20) === 0 ? '\ufeff' : ''}${space()}${object(0)}${space()}`;
}
