/** Runs the diagnosis beside the page. One request at a time; to stop one, terminate the worker. */
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { searchRange } from '../core/diagnosis/search-values';
import { inspectCallback } from '../core/inspect-callback';
import type { DiagnosisRequest, DiagnosisResponse } from './diagnosis-messages';

/** Values between two reports of progress: some ten milliseconds of work. */
const chunk = 10_000;

function answer(response: DiagnosisResponse): void {
  postMessage(response);
}

async function serve(request: DiagnosisRequest): Promise<void> {
  if (request.kind === 'diagnose') {
    const report = await inspectCallback(request.input);
    answer({ kind: 'diagnosis', diagnosis: await diagnoseCallback(report, request.seen) });
    return;
  }
  const { canonical, digest, ranges } = request;
  for (const range of ranges) {
    for (let first = range.first; first <= range.last; first += chunk) {
      const last = Math.min(range.last, first + chunk - 1);
      const found = searchRange(canonical, digest, { ...range, first, last });
      answer({ kind: 'progress', tried: last - first + 1 });
      if (found !== null) {
        answer({ kind: 'searched', found });
        return;
      }
    }
  }
  answer({ kind: 'searched', found: null });
}

addEventListener('message', ({ data }: MessageEvent<DiagnosisRequest>) => {
  void serve(data).catch((cause: unknown) => {
    // Thrown outside of the promise, so that it reaches the page as the worker's error event.
    setTimeout(() => {
      throw cause;
    });
  });
});
