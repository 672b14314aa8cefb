/**
 * A test callback that is broken on purpose: what its code names is wrong with it and nothing else. It loads the diagnosis'
 * catalogue, so it is not for the first load.
 */
import type { DeviationCode } from '../diagnosis/deviation';
import type { JsonObject } from '../json/json-node';
import type { Problem } from '../problem';
import { encodeBase64 } from '../text/base64';
import {
  type BreakCode,
  type FaultBreak,
  faultBreaks,
  type ReceiverBreak,
  receiverBreaks,
  type SignTextBreak,
  signTextBreaks,
  stringBreaks,
} from './break-code';
import { breakReception, multiplyAmount, pickText } from './break-reception';
import { type BrokenString, listBrokenStrings } from './break-string';
import { damageSignature } from './damage-signature';
import { findMember, renameMembers, replaceValue } from './edit-body';
import { buildTestCallback } from './make-test-callback';
import {
  finishCallback,
  printCallbackHeaders,
  readUnsigned,
  type SignedCallback,
  signCallback,
  type UnsignedCallback,
} from './sign-callback';
import type {
  MadeCallback,
  OtherSigner,
  TellCallback,
  TestCallback,
  TestSigners,
  Told,
} from './test-callback';

interface Given {
  readonly unsigned: UnsignedCallback;
  readonly body: JsonObject;
  readonly signers: TestSigners;
  readonly nowSeconds: number;
}

/** What differs from the good callback. Null: the break has no effect on this one. */
type Broken = Promise<Partial<TestCallback> | null>;

/** So many forms of a deviation are tried, until the debugger names one by its code. */
const mostForms = 8;

/**
 * In a form that the debugger names by the break's code: what gives the same as something simpler would be named by that.
 *
 * @param nowSeconds Unix seconds, when the callback is made and comes in
 */
export async function breakCallback(
  unsigned: UnsignedCallback,
  code: BreakCode,
  signers: TestSigners,
  nowSeconds: number,
  tell: TellCallback,
): Promise<MadeCallback> {
  const read = readUnsigned(unsigned);
  if (!read.ok) return { kind: 'unreadable', problems: read.problems };
  const given = { unsigned, body: read.value.body, signers, nowSeconds };
  const signed = await signAgain(unsigned, signers);
  const good = buildTestCallback(signed, signers, nowSeconds);
  const problems: readonly Problem[] = read.problems;
  let otherwise: readonly string[] | null = null;
  for await (const broken of listBroken(given, code)) {
    const callback = { ...good, ...broken, code };
    const told = await tell(callback);
    if (told === null || isNamed(told, code)) return { kind: 'made', callback, told, problems };
    otherwise ??= listToldCodes(told, code);
  }
  return otherwise === null ? { kind: 'no-effect' } : { kind: 'told-otherwise', codes: otherwise };
}

function isNamed({ causes, checks }: Told, code: BreakCode): boolean {
  if (isOf(receiverBreaks, code)) return checks.some((check) => check.code === code);
  // It stands for what nothing explains, which the debugger says once it has looked through all values.
  return code === 'string.unknown' || causes.includes(code);
}

function listToldCodes({ causes, checks }: Told, code: BreakCode): readonly string[] {
  if (!isOf(receiverBreaks, code)) return causes;
  return checks.filter(({ result }) => result === 'fail').map((check) => check.code);
}

/** In each form that shows, the most usual first. */
async function* listBroken(given: Given, code: BreakCode): AsyncGenerator<Partial<TestCallback>> {
  if (isOf(stringBreaks, code)) {
    let forms = 0;
    for (const broken of listBrokenStrings(given.unsigned, code)) {
      yield await signBroken(given, broken);
      forms += 1;
      if (forms === mostForms) return;
    }
    return;
  }
  const broken = await applyBreak(given, code);
  if (broken !== null) yield broken;
}

function applyBreak(given: Given, code: Exclude<BreakCode, DeviationCode>): Broken {
  if (isOf(faultBreaks, code)) return faults[code](given);
  if (isOf(signTextBreaks, code)) return breakSignText(given, code);
  return breakForReceiver(given, code);
}

function isOf<Code extends BreakCode>(codes: readonly Code[], code: BreakCode): code is Code {
  return codes.some((one) => one === code);
}

async function signBroken(
  { unsigned, signers }: Given,
  { bodyText, adaptation, cause, text, bytes }: BrokenString,
): Promise<Partial<TestCallback>> {
  const adapted = { ...unsigned, bodyText };
  const signature = await signers.platform.sign(bytes);
  const { canonical } = await signAgain(adapted, signers);
  const finished = finishCallback(adapted, canonical, encodeBase64(signature));
  return { ...finished, adaptation, cause, signedText: text };
}

async function breakSignText({ unsigned, signers }: Given, code: SignTextBreak): Broken {
  const { canonical } = await signAgain(unsigned, signers);
  const signature = await signers.platform.sign(new TextEncoder().encode(canonical));
  const damaged = damageSignature(signature, code);
  return damaged === null ? null : finishCallback(unsigned, canonical, damaged);
}

async function breakForReceiver(given: Given, code: ReceiverBreak): Broken {
  const { unsigned, signers, nowSeconds } = given;
  const broken = breakReception(code, given);
  if (broken === null) return null;
  const changed = { ...unsigned, ...broken.unsigned };
  const signed = await signAgain(changed, signers);
  const { reception } = buildTestCallback(await signAgain(unsigned, signers), signers, nowSeconds);
  const timestamp = broken.earlierTimestamp;
  return {
    ...damage(signed, broken.damage),
    reception: { ...reception, ...broken.reception },
    earlier: timestamp === undefined ? null : await signAgain({ ...unsigned, timestamp }, signers),
  };
}

function damage(
  signed: SignedCallback,
  how: NonNullable<ReturnType<typeof breakReception>>['damage'],
): SignedCallback {
  switch (how) {
    case undefined:
      return signed;
    case 'no-signature':
      return { ...signed, headersText: printCallbackHeaders(signed, null) };
    case 'body-cut':
      return { ...signed, bodyText: signed.bodyText.slice(0, signed.bodyText.length / 2) };
    case 'signature-bit': {
      const { canonical, signatureBase64 } = signed;
      const other = signatureBase64.startsWith('A') ? 'B' : 'A';
      // The first digit: it stays a number below the modulus, or nearly so, and decodes.
      return finishCallback(signed, canonical, other + signatureBase64.slice(1));
    }
  }
}

const faults: Readonly<Record<FaultBreak, (given: Given) => Broken>> = {
  async 'value.changed'({ unsigned, body, signers }) {
    const member = findMember(body, 'amount');
    const amount = pickText(body, 'amount');
    if (member === undefined || amount === null) return null;
    const written = JSON.stringify(multiplyAmount(amount));
    return sendOther(unsigned, signers, replaceValue(unsigned.bodyText, member, written));
  },
  async 'input.rewritten'({ unsigned, body, signers }) {
    const bodyText = renameMembers(unsigned.bodyText, body, toSnakeCase);
    return bodyText === unsigned.bodyText ? null : sendOther(unsigned, signers, bodyText);
  },
  async 'string.unknown'({ unsigned, signers }) {
    const { canonical } = await signAgain(unsigned, signers);
    // No program signs so: what nothing known gives is to stay unexplained.
    const characters = Array.from(canonical);
    const [even, odd] = [0, 1].map((rest) => characters.filter((_, at) => at % 2 === rest));
    const signedText = [...(even ?? []), ...(odd ?? [])].join('');
    const signature = await signers.platform.sign(new TextEncoder().encode(signedText));
    return { ...finishCallback(unsigned, canonical, encodeBase64(signature)), signedText };
  },
  'key.not-the-signer': (given) => signWithOther(given, 'another', () => ({})),
  'key.other-loaded': (given) =>
    signWithOther(given, 'another', (own, other) => ({ keyText: own + other })),
  'key.own-signature': (given) =>
    signWithOther(given, 'another', (_, other) => ({ ownKeyText: other })),
  'algorithm.digest': (given) => signWithOther(given, 'sha1', toKeyOf),
  'algorithm.pss': (given) => signWithOther(given, 'pss', toKeyOf),
};

/** A key signs by one algorithm alone: that of the break has a key of its own, which the endpoint has to know. */
function toKeyOf(_: string, other: string): Partial<TestCallback> {
  return { keyText: other, publicKeyPem: other };
}

async function signWithOther(
  { unsigned, signers }: Given,
  which: OtherSigner,
  toKeys: (ownPem: string, otherPem: string) => Partial<TestCallback>,
): Broken {
  const other = await signers.pickOther(which);
  const signed = await signAgain(unsigned, { ...signers, platform: other });
  return { ...signed, ...toKeys(signers.platform.publicKeyPem, other.publicKeyPem) };
}

/** What is sent is another body than was signed. */
async function sendOther(
  unsigned: UnsignedCallback,
  signers: TestSigners,
  bodyText: string,
): Promise<Partial<TestCallback>> {
  const signed = await signAgain(unsigned, signers);
  const { canonical } = await signAgain({ ...unsigned, bodyText }, signers);
  const sent = finishCallback({ ...unsigned, bodyText }, canonical, signed.signatureBase64);
  return { ...sent, signedText: signed.canonical };
}

/** As an ORM or a proxy writes it that maps the names. */
function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Of a body that was read before. */
async function signAgain(
  unsigned: UnsignedCallback,
  signers: Pick<TestSigners, 'platform'>,
): Promise<SignedCallback> {
  const signed = await signCallback(unsigned, signers.platform.sign);
  if (!signed.ok) throw new Error('a body that was read cannot be read');
  return signed.value;
}
