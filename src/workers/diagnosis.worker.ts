/** Runs the diagnosis beside the page. One request at a time; to stop one, terminate the worker. */
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { searchRangeInSlices } from '../core/diagnosis/search-values';
import { runAtOnce } from '../core/diagnosis/slices';
import { inspectCallback } from '../core/inspect-callback';
import type { DiagnosisRequest, DiagnosisResponse } from './diagnosis-messages';

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
  const tell = (tried: number): void => answer({ kind: 'progress', tried });
  for (const range of ranges) {
    const found = runAtOnce(searchRangeInSlices(canonical, digest, range, tell));
    if (found !== null) {
      answer({ kind: 'searched', found });
      return;
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
