/** Asks the debugger about a test callback, before anybody opens it there: what is said of it on this page is what was found. */
import type { CallbackInput } from '../../core/callback-report';
import { listCodes } from '../../core/diagnosis/finding';
import { inspectCallback } from '../../core/inspect-callback';
import { receiverBreaks } from '../../core/sender/break-code';
import { judgeTestCallback } from '../../core/sender/judge-test-callback';
import type { TellCallback } from '../../core/sender/test-callback';
import { inspectedLength, measureInput } from '../../state/long-texts';
import { startSideWorker } from '../../workers/start-side-worker';

export function createTeller(): TellCallback {
  const worker = startSideWorker('test-callbacks');
  async function diagnose(input: CallbackInput): Promise<readonly string[]> {
    const { findings } = await worker.diagnose(input);
    const [best] = findings;
    return best === undefined ? [] : listCodes(best);
  }
  return async (callback) => {
    const { keyText, ownKeyText, headersText, bodyText, code } = callback;
    const input = { keyText, ownKeyText, headersText, bodyText, ownString: '' };
    if (measureInput(input) > inspectedLength) return null;
    const isDiagnosed =
      code !== 'nothing' &&
      code !== 'string.unknown' &&
      !receiverBreaks.some((one) => one === code);
    try {
      const [report, causes] = await Promise.all([
        inspectCallback(input),
        isDiagnosed ? diagnose(input) : [],
      ]);
      return { causes, ...judgeTestCallback(callback, report) };
    } catch {
      return null;
    }
  };
}
