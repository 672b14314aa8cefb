import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { controlWords } from '#words/controls';

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for a screen reader: "Copy the fingerprint". */
  readonly what: string;
  readonly isMain?: boolean;
}

const icons = { copy: Copy, copied: Check, notCopied: TriangleAlert };

/** How long the answer stays, in milliseconds. */
const answerDuration = 2000;

/** Says "Copied" in its own place, and to a screen reader. */
export function CopyButton({ text, what, isMain = false }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('copy');
  const Icon = icons[state];

  useEffect(() => {
    if (state === 'copy') return;
    const timer = setTimeout(() => setState('copy'), answerDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await writeClipboard(text);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  }
  return (
    <button
      type="button"
      className={isMain ? 'button copy is-main' : 'button copy'}
      aria-label={state === 'copy' ? controlWords.copyWhat(what) : controlWords[state]}
      onClick={() => void copy()}
    >
      <Icon size={14} aria-hidden="true" />
      <span className="copy-word">{controlWords[state]}</span>
      <span className="visually-hidden" role="status">
        {state === 'copy' ? '' : controlWords[state]}
      </span>
    </button>
  );
}

/** The clipboard API is missing on plain http; the old command still works there. */
async function writeClipboard(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) {
    await clipboard.writeText(text);
    return;
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  // Outside of an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('the browser refused to copy');
}
