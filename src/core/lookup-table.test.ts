import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import { diagnoseCallback } from './diagnosis/diagnose-callback';
import { listCodes } from './diagnosis/finding';
import { inspectCallback } from './inspect-callback';
import { readRequest } from './intake/request/read-request';
import { createLookupTable } from './lookup-table';
import { pickKind } from './report/stand-ins';

const inherited = Object.getOwnPropertyNames(Object.prototype);

describe('names that every object has', () => {
  it('are in no table', () => {
    const table = createLookupTable({ a: 1 });
    expect(inherited.map((name) => table[name])).toEqual(inherited.map(() => undefined));
    expect(table.a).toBe(1);
  });

  it('are keys of a body as any others', async () => {
    const members = inherited.map((key, index) => `${JSON.stringify(key)}:"v${index}"`);
    const bodyText = `{"orderNo":"P1","amount":"1.00",${members.join(',')}}`;
    const input = buildSignedInput(createSigner(), bodyText, 'nothing known');
    const report = await inspectCallback({ ...input, ownString: 'constructor=x&amount=2.00' });
    const { findings } = await diagnoseCallback(report);
    expect(findings.flatMap(listCodes)).toContain('string.field-missing');
    expect(findings.flatMap(listCodes)).toContain('value.changed');
    expect(report.canonical?.kept.map(({ key }) => key)).toEqual(expect.arrayContaining(inherited));
  });

  it.each(inherited)('are no field and no command: %s', (name) => {
    expect(pickKind(name)).toBe('value');
    expect(readRequest(`$ ${name} -X POST https://shop.example/cb -d '{"a":1}'`)).not.toBe(null);
  });
});
