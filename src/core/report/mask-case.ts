/** A case with stand-ins in the place of its values, as a link may carry it. */
import { parseBody } from '../body/parse-body';
import type { KeptEntry } from '../canonical/canonical';
import { parseHeaders } from '../headers/parse-headers';
import { buildContent } from '../verify-callback';
import { applyEdits } from './edit-text';
import { type CaseTexts, createMasking, isSensitive, readHeaders } from './list-values';
import { maskPairs } from './mask-pairs';
import { editJson, type Masking, maskName, maskText, maskValue } from './mask-text';
import { pickKind } from './stand-ins';

/**
 * The same texts without their values: names, order and form stay, and the same value has the same stand-in in all of
 * them. Nothing of it can be verified any more. Keys are no part of it; when it was received is not either, as that tells
 * its time.
 */
export function maskCase(texts: CaseTexts): CaseTexts {
  return maskTexts(texts, createMasking(texts, [], true));
}

export function maskTexts(texts: CaseTexts, masking: Masking): CaseTexts {
  return {
    headersText: maskHeaders(texts.headersText, masking),
    bodyText: maskBody(texts.bodyText, masking),
    ownString: maskPairs(texts.ownString, listEntries(texts), masking),
    merchantNo: maskValue(texts.merchantNo.trim(), 'merchant-no', masking),
    localOrder: maskText(texts.localOrder, masking),
  };
}

function listEntries({ headersText, bodyText }: CaseTexts): readonly KeptEntry[] {
  const content = buildContent(parseHeaders(headersText), parseBody(bodyText), bodyText);
  return content.canonical?.kept ?? [];
}

function maskHeaders(text: string, masking: Masking): string {
  if (readHeaders(text) !== null) return maskText(text, masking);
  const fields = parseHeaders(text).headers.all.filter(isSensitive);
  const edits = fields.flatMap(({ name, nameSpan, value, valueSpan }) => [
    { span: nameSpan, text: maskName(name, masking) },
    { span: valueSpan, text: maskValue(value, pickKind(name), masking) },
  ]);
  return applyEdits(text, edits, (between) => maskText(between, masking));
}

function maskBody(text: string, masking: Masking): string {
  const body = parseBody(text);
  if (!body.ok) return maskText(text, masking);
  return applyEdits(text, editJson(body.value, masking));
}
