/** What the debugger makes of a test callback, asked as the page asks it, without its workers. */
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { listCodes } from '../core/diagnosis/finding';
import { inspectCallback } from '../core/inspect-callback';
import { judgeTestCallback } from '../core/sender/judge-test-callback';
import type { TellCallback } from '../core/sender/test-callback';

export const askDebugger: TellCallback = async (callback) => {
  const { keyText, ownKeyText, headersText, bodyText } = callback;
  const report = await inspectCallback({
    keyText,
    ownKeyText,
    headersText,
    bodyText,
    ownString: '',
  });
  const [best] = (await diagnoseCallback(report)).findings;
  return {
    causes: best === undefined ? [] : listCodes(best),
    ...judgeTestCallback(callback, report),
  };
};
