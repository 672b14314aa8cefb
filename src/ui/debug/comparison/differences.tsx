/** What differs between the string to be signed and another one: pair by pair, and side by side. */
import { comparisonWords } from '#words/comparison';
import { controlWords } from '#words/controls';
import {
  type Comparison,
  type Difference,
  pickShownPair,
  type TextChange,
} from '../../../core/compare/comparison';
import type { ComparedNames, ComparedSide } from '../../../words/comparison-words';
import { MarkedText } from '../../controls/marked-text';
import { pickShownLength } from '../../controls/visible-characters';
import { VisiblePart, VisibleText } from '../../controls/visible-text';
import { usePlainEditors } from '../../editor/use-plain-editors';
import { createPart, Deferred } from '../../shell/deferred';

const diffView = createPart(() => import('../../editor/diff-view'));

/** More than these would bury the page; the first ones explain the rest. */
const shownLimit = 100;

/** Each marked run is an element: of a list, the first so many are marked, character by character. */
const markedLimit = 2000;

export type Different = Extract<Comparison, { result: 'different' }>;

/** Which two strings are compared, in the words of the page. */
export interface Names extends ComparedNames {
  /** Null where scripts must not take these for the comparison with the user's own string. */
  readonly testId: 'difference' | null;
  /** The string to be had; it stands on the right, and what only it has is marked as good. */
  readonly wanted: ComparedSide;
}

/** The string to be signed against the user's own one. */
export const ownNames: Names = {
  ...comparisonWords.own,
  testId: 'difference',
  wanted: 'expected',
};

/** The same where the pasted copy is not what was signed. */
export const pastedNames: Names = { ...ownNames, ...comparisonWords.pasted };

/** The string that the pasted input gives against the one that was signed. */
export const signedNames: Names = { ...comparisonWords.signed, testId: null, wanted: 'own' };

export function Differences({
  comparison,
  names,
}: {
  readonly comparison: Different;
  readonly names: Names;
}) {
  const { isPlain } = usePlainEditors();
  const { differences, expectedLines, ownLines } = comparison;
  const lines = { expected: expectedLines.join('\n'), own: ownLines.join('\n') };
  const other = names.wanted === 'own' ? 'expected' : 'own';
  const hidden = differences.length - shownLimit;
  return (
    <>
      <ul className="differences">
        {limitMarks(differences.slice(0, shownLimit)).map((difference) => (
          <DifferenceItem
            key={`${difference.kind} ${difference.expectedPosition} ${difference.ownPosition}`}
            difference={difference}
            names={names}
          />
        ))}
        {hidden > 0 && <li className="problems-more">{controlWords.andMore(hidden)}</li>}
      </ul>
      {!isPlain && ownLines.length > 0 && (
        <Deferred part={diffView} waiting={<div className="diff-view" />}>
          {({ DiffView }) => (
            <DiffView
              left={lines[other]}
              right={lines[names.wanted]}
              names={[names.long[other], names.long[names.wanted]]}
            />
          )}
        </Deferred>
      )}
    </>
  );
}

/** Later ones stand there unmarked. */
function limitMarks(differences: readonly Difference[]): readonly Difference[] {
  let left = markedLimit;
  return differences.map((difference) => {
    left -= difference.changes.length;
    return left >= 0 || difference.changes.length === 0
      ? difference
      : { ...difference, changes: [] };
  });
}

/** Of a text without `=`, which is all key, so much tells which it is. */
const keyLimit = 1000;

interface DifferenceProps {
  readonly difference: Difference;
  readonly names: Names;
}

function DifferenceItem({ difference, names }: DifferenceProps) {
  const { key, kind } = difference;
  return (
    <li
      className="difference"
      data-testid={names.testId ?? undefined}
      data-key={key.slice(0, keyLimit)}
      data-kind={kind}
    >
      <code className="difference-key">
        <VisibleText text={pickShownPair(difference).name} />
      </code>
      <span className={`badge is-${kind}`}>{names.kinds[kind]}</span>
      <DifferenceDetail difference={difference} names={names} />
    </li>
  );
}

function DifferenceDetail({ difference, names }: DifferenceProps) {
  const { kind, expected, own, changes, expectedPosition, ownPosition, beside } = difference;
  if (kind === 'moved') {
    return (
      <p className="difference-detail">
        {comparisonWords.places(names, { expected: expectedPosition, own: ownPosition })}
      </p>
    );
  }
  const expectedChanges = changes.filter((change) => change.kind !== 'own');
  const ownChanges = changes.filter((change) => change.kind !== 'expected');
  const shownOwn = pickShownPair(difference).own;
  return (
    <dl className="difference-detail">
      {expected !== null && (
        <>
          <dt>{names.short.expected}</dt>
          <dd>
            <Value value={expected} changes={expectedChanges} wanted={names.wanted} />
          </dd>
        </>
      )}
      {own !== null && shownOwn !== 'nothing' && (
        <>
          <dt>{names.short.own}</dt>
          <dd>
            {shownOwn === 'bare' ? (
              <i>{comparisonWords.bare}</i>
            ) : (
              <Value value={own} changes={ownChanges} wanted={names.wanted} />
            )}
          </dd>
        </>
      )}
      {beside !== undefined && (
        <>
          <dt>{comparisonWords.place}</dt>
          <dd>
            <MarkedText text={comparisonWords.beside(beside)} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Of a longer run of characters the beginning and the end are shown. */
const runLimit = 1000;
const runSigns = 100;

function shorten(text: string): string {
  if (text.length <= runLimit) return text;
  const hidden = text.length - runLimit;
  const half = runLimit / 2;
  return `${text.slice(0, half)} ${controlWords.more(hidden)} … ${text.slice(-half)}`;
}

/** A run of characters of a value. Where nearly all of it is invisible, its beginning shows that. */
function Run({ text }: { readonly text: string }) {
  const short = shorten(text);
  const end = pickShownLength(short, runLimit * 2, runSigns);
  return (
    <>
      <VisiblePart text={short.slice(0, end)} />
      {end < short.length && <span className="more"> {controlWords.more(short.length - end)}</span>}
    </>
  );
}

interface ValueProps {
  readonly value: string;
  readonly changes: readonly TextChange[];
  readonly wanted: ComparedSide;
}

/** A value with what only it has marked: inserted is wanted, deleted is too much. */
function Value({ value, changes, wanted }: ValueProps) {
  if (changes.length === 0) {
    return (
      <code>
        {value === '' ? <i>{comparisonWords.empty}</i> : <VisibleText text={shorten(value)} />}
      </code>
    );
  }
  return (
    <code>
      <bdi dir="ltr">
        {Array.from(changes.entries(), ([index, { kind, text }]) => {
          if (kind === 'same') return <Run key={index} text={text} />;
          const Marked = kind === wanted ? 'ins' : 'del';
          return (
            <Marked key={index}>
              <Run text={text} />
            </Marked>
          );
        })}
      </bdi>
    </code>
  );
}
