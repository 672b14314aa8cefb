import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { checkWords } from '#words/checks';
import type { Check } from '../../../core/receiver/check';
import { describeCheck } from '../../../words/check-words';
import { MarkedText } from '../../controls/marked-text';

const icons = { pass: CircleCheck, fail: CircleX, skipped: CircleDashed } as const;

interface CheckItemProps {
  readonly check: Check;
  /** Whether more than its mark and its name is shown. */
  readonly isOpen: boolean;
  /** Stands behind its words. */
  readonly children?: ReactNode;
}

/** One step of the receiver: its mark and its name, and opened also what was found, what follows, and the contract's rule. */
export const CheckItem = memo(function CheckItem({ check, isOpen, children }: CheckItemProps) {
  const { name, code, result } = check;
  const [what, hint] = describeCheck(check, checkWords);
  const [step, rule] = checkWords.rules[name];
  const Icon = icons[result];
  return (
    <li
      className={`check is-${result}`}
      data-testid="check"
      data-check={name}
      data-result={result}
      data-code={code}
    >
      <Icon size={isOpen ? 18 : 15} aria-hidden="true" />
      <span className="check-name">
        {isOpen ? checkWords.titles[name] : checkWords.names[name]}
        <span className="visually-hidden">: {checkWords.results[result]}</span>
      </span>
      <div className="check-words" hidden={!isOpen}>
        <p>
          <MarkedText text={what} />
        </p>
        {hint !== undefined && (
          <p className="check-hint">
            <MarkedText text={hint} />
          </p>
        )}
        {children}
      </div>
      <details hidden={!isOpen}>
        <summary>{step}</summary>
        <p>{rule}</p>
      </details>
    </li>
  );
});
