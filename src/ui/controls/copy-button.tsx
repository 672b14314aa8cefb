import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for a screen reader: "Copy the fingerprint". */
  readonly what: string;
  readonly isMain?: boolean;
}

const icons = { Copy, Copied: Check, 'Not copied': TriangleAlert };

/** How long the answer stays, in milliseconds. */
const answerDuration = 2000;

/** Says "Copied" in its own place, and to a screen reader. */
export function CopyButton({ text, what, isMain = false }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('Copy');
  const Icon = icons[state];

  useEffect(() => {
    if (state === 'Copy') return;
    const timer = setTimeout(() => setState('Copy'), answerDuration);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await writeClipboard(text);
      setState('Copied');
    } catch {
      setState('Not copied');
    }
  }
  return (
    <button
      type="button"
      className={isMain ? 'button copy is-main' : 'button copy'}
      aria-label={state === 'Copy' ? `Copy ${what}` : state}
      onClick={() => void copy()}
    >
      <Icon size={14} aria-hidden="true" />
      <span className="copy-word">{state}</span>
      <span className="visually-hidden" role="status">
        {state === 'Copy' ? '' : state}
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
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('the browser refused to copy');
}
