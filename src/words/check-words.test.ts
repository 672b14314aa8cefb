import { expect, it } from 'vitest';
import { createCheck } from '../core/receiver/check';
import { describeCheck } from './check-words';
import { checkWords } from './en/checks';

it('says of an X-Sign that lenient decoders may read no more than that strict ones cannot', () => {
  const [what] = describeCheck(createCheck('signature.undecodable', {}), checkWords);
  expect(what).toBe('As it stands, a strict Base64 decoder cannot read X-Sign.');
});
