/** Whether there is any use in asking for a repair: light, so that what finds them is fetched only then. */
import type { Finding } from '../diagnosis/finding';
import type { Problem, ProblemCode, ProblemOf } from '../problem';

/** Of a key that was read out of something else. */
export const keyCodes: readonly ProblemCode[] = ['pem.repaired', 'pem.certificate', 'pem.pkcs1'];

export function isRepairable(problem: Problem): boolean {
  switch (problem.code) {
    case 'headers.missing':
      return problem.name === 'X-Sign';
    case 'pem.no-markers':
      return isMovable(problem.content);
    case 'headers.swapped':
    case 'headers.public-key':
    case 'body.public-key':
    case 'body.empty':
    case 'body.dump':
      return true;
    case 'body.not-object':
      return problem.type === 'string';
    default:
      return keyCodes.includes(problem.code);
  }
}

/** Of the pasted callback; an own string is mended where it is built. */
export function isTriable({ subject, causes, variantText }: Finding): boolean {
  return subject === 'signature' && (variantText !== null || causes[0]?.kind === 'repair');
}

/** What says of itself where it belongs. */
function isMovable(content: ProblemOf<'pem.no-markers'>['content']): boolean {
  return content === 'headers' || content === 'body' || content === 'request';
}
