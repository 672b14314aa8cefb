import { receiverWords } from '#words/receiver';
import { useApp } from '../../shell/app-context';

export interface AsNow {
  readonly isOn: boolean;
  /** Of the callback. */
  readonly headersText: string;
}

/** Judges a captured callback by the clock, and back. */
export function AsNowButton({ isOn, headersText }: AsNow) {
  const { judgeAsNow } = useApp().receiver.getState();
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isOn}
      onClick={() => judgeAsNow(isOn ? null : headersText)}
    >
      {receiverWords.asNow}
    </button>
  );
}
