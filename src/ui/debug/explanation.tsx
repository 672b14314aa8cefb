import { ComparisonPanel } from './comparison/comparison-panel';
import { FindingsPanel } from './findings/findings-panel';
import { ReferencePanel } from './reference/reference-panel';
import { NoteList } from './string/note-list';
import { StringPanel } from './string/string-panel';

/** Why the verdict is so: right below it where the page has one column. */
export function Reason() {
  return (
    <>
      <FindingsPanel />
      <NoteList />
    </>
  );
}

/** The string to be signed, and the user's own one beside it. */
export function Strings() {
  return (
    <>
      <ComparisonPanel />
      <ReferencePanel />
      <StringPanel />
    </>
  );
}
