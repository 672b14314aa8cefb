import { memo } from 'react';
import { answerWords } from '#words/answers';
import { type Answer, type AnswerRow, namedFailures } from '../../../core/receiver/build-answer';
import { useIsChecking } from './use-checklist';

const { rows: rowWords, table } = answerWords;
const rows = Object.keys(rowWords) as AnswerRow[];
const named: ReadonlySet<string> = new Set(namedFailures);

/** The contract's rows, the one that decides marked: none where no row's condition names it, or while the verdict is open. */
export const AnswerTable = memo(function AnswerTable({ answer }: { readonly answer: Answer }) {
  const marked = useIsChecking() ? null : pickNamedRow(answer);
  return (
    <details className="answer-table">
      <summary>{table.title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.heads.condition}</th>
            <th scope="col">{table.heads.behaviour}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => (
            <tr key={name} aria-current={name === marked ? 'true' : undefined}>
              <td>{rowWords[name].condition}</td>
              <td>{rowWords[name].behaviour}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

function pickNamedRow(answer: Answer): AnswerRow | null {
  if (answer.kind === 'unknown') return null;
  return answer.kind === 'ok' || named.has(answer.code) ? answer.row : null;
}
