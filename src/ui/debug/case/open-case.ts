/** From a file or an address onto the page. */
import { type CaseContent, caseReceiverFields } from '../../../core/case/case-content';
import { readCaseLink } from '../../../core/case/case-link';
import type { LeftOut } from '../../../core/case/case-outcome';
import { type ParsedCase, readCaseFile } from '../../../core/case/parse-case-file';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { decompressBytes } from '../../../platform/compression';
import { findRefusal } from '../../../state/find-refusal';
import { fieldLength } from '../../../state/long-texts';
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

/** Of one that was pasted. */
export async function openCaseText(app: AppParts, text: string): Promise<void> {
  await openCase(app, 'file', async () => readCaseFile(new TextEncoder().encode(text)));
}

export async function openCaseLink(app: AppParts, link: string): Promise<void> {
  await openCase(app, 'link', () => readCaseLink(link, decompressBytes));
}

/** So many masked cases are known again. */
const kept = 20;

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
  const { inputs: given, notices, isMasked } = parsed.content;
  const { leftOut, ...taken } = takeParts(parsed.content);
  const { headers, body } = given;
  // Before the texts are there: stand-ins are not judged.
  if (isMasked)
    caseOutcome.setState(({ masked }) => ({ masked: [...masked, { headers, body }].slice(-kept) }));
  undoStep.replaceAll({ inputs: given, notices, ...taken });
  caseOutcome.setState({ outcome: { kind: 'opened', isMasked, leftOut } });
}

/** The browser may refuse to read a file: it was moved, or it has changed. */
async function readSafely(read: () => Promise<ParsedCase>): Promise<ParsedCase> {
  try {
    return await read();
  } catch {
    return { ok: false, refusal: { code: 'case.unreadable' } };
  }
}

/** What the page takes of the rest: an input that it does not take says so itself. */
function takeParts({
  receiver,
  reference,
}: CaseContent): Pick<CaseContent, 'receiver' | 'reference'> & { leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const taken = caseReceiverFields.flatMap((part) => {
    const text = receiver[part];
    if (text === undefined) return [];
    const refusal = findRefusal(text);
    if (refusal === null) return [[part, text]];
    leftOut.push({ part, why: refusal === 'too-long' ? { limit: fieldLength } : refusal });
    return [];
  });
  const form =
    reference && (detectPrivateKey(reference.headersText) ?? detectPrivateKey(reference.bodyText));
  if (form !== null) leftOut.push({ part: 'reference', why: form });
  return {
    receiver: Object.fromEntries(taken),
    reference: form === null ? reference : null,
    leftOut,
  };
}
