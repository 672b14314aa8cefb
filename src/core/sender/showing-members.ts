/** What a body needs to have so that a deviation changes its string; where a code is missing, the contract's own fields will do. */
import type { DeviationCode } from '../diagnosis/deviation';

export interface Showing {
  /** Members that it gets, in the place of its own of that name; as JSON text by key. */
  readonly set?: Readonly<Record<string, string>>;
  /** Members that stand once more behind its own. */
  readonly repeated?: Readonly<Record<string, string>>;
  readonly leftOut?: string;
  /** The beginning of the form's id, where the first one says something else here. */
  readonly form?: string;
  /** Also where the body as it is would change: that is another deviation's then. */
  readonly isNeeded?: true;
}

const nested = { set: { payer: '{"name":"Ann","bank":"0102","tags":["a","b"]}' } };
const accent = { set: { remark: '"José"' } };
const name = { set: { remark: '"张三"' } };
const markup = { set: { remark: '"<b>Tom & Ann</b>"' } };
const roundAmount = { set: { amount: '"1250.50"' } };
const flag = { set: { isTest: 'true' } };

export const showingMembers: Readonly<Partial<Record<DeviationCode, Showing>>> = {
  'body.own-timestamp': { set: { timestamp: '1700000000' } },
  'body.own-beside-header': { set: { nonce: '"of-the-body"' } },
  'body.own-nonce': { set: { nonce: '"of-the-body"' } },
  'string.blank-kept': { set: { remark: '""' } },
  'string.null-kept': { set: { couponNo: 'null' } },
  'string.sign-kept': { set: { sign: '"of-the-body"' } },
  // No test order is of that amount.
  'body.duplicate-first-wins': { repeated: { amount: '"0.01"' } },
  'body.duplicates-kept': { repeated: { amount: '"0.01"' } },
  'string.falsy-dropped': { set: { isTest: 'false' } },
  'string.non-texts-emptied': flag,
  'number.double': { set: { traceId: '90071992547409931234' } },
  'number.source-text': { set: { rate: '1.50' } },
  'number.overflow': { set: { traceId: '90071992547409931234' } },
  'amount.as-number': roundAmount,
  'amount.cut': roundAmount,
  'amount.formatted': roundAmount,
  'body.json-again': { form: 'sorted/' },
  'boolean.capitalized': flag,
  'boolean.as-number': flag,
  'boolean.as-word': flag,
  'string.absent-fields': { leftOut: 'feeAmount' },
  'string.numeric-as-number': { set: { couponNo: '"007"' }, isNeeded: true },
  'string.order-case-insensitive': { set: { Zone: '"east"' } },
  'string.keys-merged': { set: { AMOUNT: '"0.01"' } },
  'string.values-once': { set: { first: '"x1"', second: '"x1"', third: '"x1"' } },
  'string.order-natural': { set: { item10: '"b"', item2: '"a"' } },
  'string.order-utf-8': { set: { '😀': '"a"', '～': '"b"' } },
  'string.percent-encoded': { set: { remark: '"a/b"' } },
  'string.form-encoded': { set: { remark: '"a b"' } },
  'string.json-as-pairs': { set: { remark: '"a:b,c"' } },
  'string.url-decoded': { set: { remark: '"a%20b"' } },
  'string.trimmed': { set: { remark: '" a "' } },
  'string.escapes-kept': { set: { remark: '"caf\\u00e9"' } },
  'string.values-cut': { set: { remark: `"${'0123456789'.repeat(30)}"` } },
  'nested.spaced': nested,
  'nested.sorted': nested,
  'nested.unicode-escaped': { set: { payer: '{"name":"José"}' } },
  'nested.slash-escaped': { set: { payer: '{"address":"a/b"}' } },
  'nested.reordered': { set: { payer: '{"name":"Ann","bank":"a/b","account":"1"}' } },
  'nested.html-escaped': { set: { payer: '{"name":"Tom & Ann"}' } },
  'nested.empty-array': { set: { payer: '{}' } },
  'nested.lists-as-objects': nested,
  'nested.source-text': { set: { payer: '{"name" :"Ann","bank" :"0102"}' } },
  'nested.language-text': nested,
  'nested.indented': nested,
  'nested.stand-in': nested,
  'nested.line-end': nested,
  'nested.blank-as-null': { set: { payer: '{"name":"Ann","branch":""}' } },
  'nested.members-lost': nested,
  'nested.nulls-dropped': { set: { payer: '{"name":"Ann","branch":null}' } },
  'nested.as-entries': nested,
  'string.language-text': {
    set: { isTest: 'true', payer: '{"name":"Ann","tags":["a"]}' },
    form: 'php/',
    isNeeded: true,
  },
  'charset.question-marks': name,
  'charset.mojibake': accent,
  'charset.escaped': accent,
  'charset.character-cut': name,
  'charset.gbk': name,
  'charset.regional': { set: { remark: '"Иван"' } },
  'charset.big5': { set: { remark: '"張三"' } },
  'charset.latin1': accent,
  'charset.characters-dropped': accent,
  'charset.normalization': accent,
  'text.html-entities': markup,
  'text.slashes-added': { set: { remark: '"O\'Neil"' } },
  'text.characters-added': { set: { remark: '"O\'Neil"' } },
  'text.characters-dropped': markup,
  'text.white-space-squeezed': { set: { remark: '"a  b"' } },
};
