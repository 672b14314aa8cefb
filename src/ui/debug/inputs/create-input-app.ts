import { createStore } from 'zustand/vanilla';
import { inspectCallback } from '../../../core/inspect-callback';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createFoldStore } from '../../../state/fold-store';
import { createInputsStore } from '../../../state/inputs-store';
import { createPointingStore } from '../../../state/pointing-store';
import { createProblemsStore } from '../../../state/problems-store';
import { createReportStore } from '../../../state/report-store';
import { type AppParts, createEditors } from '../../shell/app-context';

/** What the input panels need of the app, for their tests: plain text areas, beside columns. */
export function createInputApp() {
  const inputs = createInputsStore(detectPrivateKey);
  const report = createReportStore(inputs, inspectCallback, undefined);
  const pointing = createPointingStore(report);
  const parts: Partial<AppParts> = {
    inputs,
    report,
    problems: createProblemsStore(inputs, report),
    pointing,
    fold: createFoldStore(inputs, report, pointing, () => true),
    settings: createStore(() => ({ editor: 'plain' })) as unknown as AppParts['settings'],
    editors: createEditors(),
  };
  return { inputs, report, app: parts as AppParts };
}
