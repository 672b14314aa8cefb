import { Download } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { caseWords } from '#words/cases';
import { controlWords } from '#words/controls';
import { type CaseContent, caseInputs } from '../../../core/case/case-content';
import { buildCaseLink, linkLimit } from '../../../core/case/case-link';
import { maskContent } from '../../../core/case/mask-content';
import { compressBytes } from '../../../platform/compression';
import { CopyButton } from '../../controls/copy-button';
import { Dialog } from '../../controls/dialog';
import { saveCase } from './save-case';
import './case.css';

const words = caseWords.link;

export interface LinkDialogProps {
  readonly content: CaseContent;
  readonly onClose: () => void;
}

/** Gives the address only beside what it holds, and the case as a file where the page has no address for others. */
export function LinkDialog({ content, onClose }: LinkDialogProps) {
  const [isMasked, setIsMasked] = useState(false);
  const held = useMemo(() => (isMasked ? maskContent(content) : content), [content, isMasked]);
  const hasLink = isServed();
  const address = useAddress(hasLink ? held : null);
  const hintId = useId();
  const isTooLong = address !== null && address.length > linkLimit;
  const { holds, privacy } = hasLink ? words : words.local;
  return (
    <Dialog title={words.title} isBusy={hasLink && address === null} onClose={onClose}>
      <div className="dialog-body">
        {!hasLink && <p>{words.local.why}</p>}
        <div>
          <p>{holds}</p>
          <ul className="link-parts">
            {listParts(held).map((part) => (
              <li key={part}>{words.parts[part]}</li>
            ))}
          </ul>
        </div>
        <p>{privacy}</p>
        <div>
          <label>
            <input
              type="checkbox"
              aria-describedby={hintId}
              checked={isMasked}
              onChange={(event) => setIsMasked(event.target.checked)}
            />
            {words.mask}
          </label>
          <p className="field-hint" id={hintId}>
            {words.maskHint}
          </p>
        </div>
        <div aria-live="polite">
          {address !== null && (
            <p className={isTooLong ? 'field-fault' : 'field-hint'}>
              {isTooLong ? words.tooLong : words.length(address.length)}
            </p>
          )}
        </div>
        {address !== null && !isTooLong && (
          <input className="link-address" aria-label={words.address} readOnly value={address} />
        )}
      </div>
      <div className="dialog-foot">
        {address !== null && !isTooLong && (
          <CopyButton key={address} text={address} what={words.what} isMain />
        )}
        {!hasLink && (
          <button type="button" className="button is-main" onClick={() => saveCase(held)}>
            <Download size={14} aria-hidden="true" />
            {words.local.save}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {controlWords.close}
        </button>
      </div>
    </Dialog>
  );
}

/** What of it is not empty. */
function listParts({
  inputs,
  reference,
  isMasked,
}: CaseContent): readonly (keyof typeof words.parts)[] {
  return [
    ...caseInputs.filter((input) => inputs[input] !== ''),
    isMasked ? 'maskedSettings' : 'settings',
    ...(reference === null ? [] : (['reference'] as const)),
  ];
}

/** A page from disk is on this computer alone, and its address tells where. */
function isServed(): boolean {
  return /^https?:$/.test(location.protocol);
}

/** Null while it is made, and of nothing. */
function useAddress(content: CaseContent | null): string | null {
  const [made, setMade] = useState<{ of: CaseContent; address: string } | null>(null);
  useEffect(() => {
    if (content === null) return;
    let isCurrent = true;
    void buildCaseLink(content, compressBytes).then((link) => {
      if (isCurrent) setMade({ of: content, address: `${readPage()}#/debug?case=${link}` });
    });
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return made?.of === content ? made.address : null;
}

/** Without what this reader asked of it, such as plain editors. */
function readPage(): string {
  return location.href.replace(/[?#].*/s, '');
}
