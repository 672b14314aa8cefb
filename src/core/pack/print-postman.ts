/** The cases as a Postman collection (format 2.1). */
import { acknowledgement } from '../contract';
import type { PackAnswer } from './pack-case';
import type { ExplainedCase, PackWords } from './pack-words';

/** Each request as it was signed when the pack was made: Postman has nothing to sign it anew with. */
export function printPostman(
  cases: readonly ExplainedCase[],
  words: PackWords['postman'],
  madeAt: string,
): string {
  const levels = ['mandatory', 'recommended'] as const;
  const collection = {
    info: {
      name: words.name,
      description: words.about(madeAt),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'address', value: 'http://localhost:8080/callback' }],
    item: levels.map((level) => ({
      name: level,
      item: cases.filter((one) => one.level === level).map((one) => toItem(one, words)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function toItem(
  { name, why, answer, headers, body }: ExplainedCase,
  { tests }: PackWords['postman'],
) {
  return {
    name,
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: listTestLines(answer, tests[answer]) },
      },
    ],
    request: {
      method: 'POST',
      description: why,
      header: Object.entries(headers).map(([key, value]) => ({ key, value, type: 'text' })),
      body: { mode: 'raw', raw: body },
      url: '{{address}}',
    },
  };
}

/** Runs in Postman, after the answer. */
function listTestLines(answer: PackAnswer, title: string): readonly string[] {
  const { status, body } = acknowledgement;
  return [
    `const isAcknowledged = pm.response.code === ${status} && pm.response.text() === '${body}';`,
    `pm.test(${JSON.stringify(title)}, () => pm.expect(isAcknowledged).to.equal(${answer === 'ok'}));`,
  ];
}
