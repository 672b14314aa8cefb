import { describe, expect, it } from 'vitest';
import { type BadInput, badInputs } from '../testing/bad-inputs';
import { inspectCallback } from './inspect-callback';
import { detectPrivateKey } from './key/detect-private-key';

describe('of a bad input the report', () => {
  it.each(badInputs.map((row) => [`${row.input}: ${row.name}`, row] as const))(
    'tells what and where (%s)',
    async (_, row) => {
      const { problems, verdict } = await inspectCallback(toCallbackInput(row));
      const { code, input, severity, span } = row;
      const found = problems.map((problem) => ({
        code: problem.code,
        input: problem.input,
        severity: problem.severity,
        span: problem.span,
      }));
      expect(found).toContainEqual({ code, input, severity, span });
      if (severity === 'error') expect(verdict).toEqual({ kind: 'unverifiable', inputs: [input] });
      else expect(verdict.kind).toMatch(/^(valid|invalid)$/);
    },
  );
});

/** As the inputs' store does it: a text with a private key in it is cleared before anything reads it. */
function toCallbackInput({ keyText, headersText, bodyText }: BadInput) {
  const texts = { key: keyText, headers: headersText, body: bodyText };
  const refused = Object.fromEntries(
    Object.entries(texts).flatMap(([input, text]) => {
      const form = detectPrivateKey(text);
      return form === null ? [] : [[input, form]];
    }),
  );
  const pick = (input: keyof typeof texts) => (input in refused ? '' : texts[input]);
  const [key, headers, body] = [pick('key'), pick('headers'), pick('body')];
  return { keyText: key, headersText: headers, bodyText: body, ownString: '', refused };
}
