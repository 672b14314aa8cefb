/** From a file or an address onto the page. */
import { readCaseLink } from '../../../core/case/case-link';
import { type ParsedCase, readCaseFile } from '../../../core/case/parse-case-file';
import type { CallbackTexts } from '../../../core/compare/compare-callbacks';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { decompressBytes } from '../../../platform/compression';
import { fileLimit } from '../../controls/file-limit';
import type { AppParts } from '../../shell/app-context';

type Origin = 'file' | 'link';

export async function openCaseFile(app: AppParts, file: File): Promise<void> {
  await openCase(app, 'file', async () =>
    file.size > fileLimit
      ? { ok: false, refusal: { code: 'case.too-large' } }
      : readCaseFile(new Uint8Array(await file.arrayBuffer())),
  );
}

export async function openCaseLink(app: AppParts, link: string): Promise<void> {
  await openCase(app, 'link', () => readCaseLink(link, decompressBytes));
}

/** Puts it in place of all inputs, unless somebody has written there before it is read. */
async function openCase(
  { inputs, undoStep, caseOutcome }: AppParts,
  from: Origin,
  read: () => Promise<ParsedCase>,
): Promise<void> {
  const { texts } = inputs.getState();
  const parsed = await readSafely(read);
  if (inputs.getState().texts !== texts) return;
  if (!parsed.ok) {
    caseOutcome.setState({ outcome: { kind: 'refused', refusal: parsed.refusal, from } });
    return;
  }
  const { reference, isMasked, ...given } = parsed.content;
  undoStep.replaceAll({ ...given, reference: reference && clearPrivateKeys(reference) });
  const { headers, body } = given.inputs;
  caseOutcome.setState({
    outcome: { kind: 'opened', isMasked },
    masked: isMasked ? { headers, body } : null,
  });
}

/** The browser may refuse to read a file: it was moved, or it has changed. */
async function readSafely(read: () => Promise<ParsedCase>): Promise<ParsedCase> {
  try {
    return await read();
  } catch {
    return { ok: false, refusal: { code: 'case.unreadable' } };
  }
}

/** As the inputs are cleared. */
function clearPrivateKeys({ headersText, bodyText }: CallbackTexts): CallbackTexts {
  const clear = (text: string) => (detectPrivateKey(text) === null ? text : '');
  return { headersText: clear(headersText), bodyText: clear(bodyText) };
}
