/** Megabytes of one character, more than an engine has places for: no pattern may keep one for each. */
import { describe, expect, it } from 'vitest';
import { littleEffort } from '../testing/build-report-source';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import { diagnoseCallback } from './diagnosis/diagnose-callback';
import { listCodes } from './diagnosis/finding';
import { inspectCallback } from './inspect-callback';
import { readRequest } from './intake/request/read-request';

const given = buildSignedInput(createSigner(), '{"orderNo":"P1"}', 'orderNo=P2');
const run = (character: string): string => character.repeat(9_000_000);

describe('a long run is read', () => {
  it.each([
    ['in an own string', { ownString: run('A') }, ['string.unknown']],
    [
      'in a body',
      { bodyText: `{"a":{"b"${run(' ')}:1}}`, ownString: 'a={"b":1.0}' },
      ['nested.rewritten'],
    ],
    [
      'in X-Sign',
      { headersText: given.headersText.replace(/(?<=X-Sign: ).*/i, run('A')) },
      ['sign.length'],
    ],
    [
      'in a key',
      { keyText: `-----BEGIN PUBLIC KEY-----\n${run('A')}\n-----END PUBLIC KEY-----` },
      ['pem.der'],
    ],
  ])('%s', async (_, changed, expected) => {
    const report = await inspectCallback({ ...given, ...changed });
    const { findings } = await diagnoseCallback(report, [], { effort: littleEffort });
    const codes = [...report.problems.map(({ code }) => code), ...findings.flatMap(listCodes)];
    expect(codes).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['of a header', `X-Sign: ${run('A')}`, 'taken'],
    ['of a command', `curl -d ${run('x')}`, 'unknown'],
    ['of quotation marks in JSON', `{"note":"${run('\\"')}"}`, 'unknown'],
  ])('in a whole request: %s', (_, text, kind) => {
    expect(readRequest(text).kind).toBe(kind);
  });
});
