import { useEffect, useId, useMemo, useState } from 'react';
import { caseWords } from '#words/cases';
import { controlWords } from '#words/controls';
import { type CaseContent, caseInputs } from '../../../core/case/case-content';
import { buildCaseLink, linkLimit } from '../../../core/case/case-link';
import { maskContent } from '../../../core/case/mask-content';
import { compressBytes } from '../../../platform/compression';
import { CopyButton } from '../../controls/copy-button';
import { Dialog } from '../../controls/dialog';
import './case.css';

const words = caseWords.link;

export interface LinkDialogProps {
  readonly content: CaseContent;
  readonly onClose: () => void;
}

/** Gives the address only beside what it holds. */
export function LinkDialog({ content, onClose }: LinkDialogProps) {
  const [isMasked, setIsMasked] = useState(false);
  const held = useMemo(() => (isMasked ? maskContent(content) : content), [content, isMasked]);
  const address = useAddress(held);
  const hintId = useId();
  const isTooLong = address !== null && address.length > linkLimit;
  return (
    <Dialog title={words.title} isBusy={address === null} onClose={onClose}>
      <div className="dialog-body">
        <div>
          <p>{words.holds}</p>
          <ul className="link-parts">
            {listParts(held).map((part) => (
              <li key={part}>{words.parts[part]}</li>
            ))}
          </ul>
        </div>
        <p>{words.privacy}</p>
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

/** Null while it is made. */
function useAddress(content: CaseContent): string | null {
  const [made, setMade] = useState<{ of: CaseContent; address: string } | null>(null);
  useEffect(() => {
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
