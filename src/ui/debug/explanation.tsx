import { ComparisonPanel } from './comparison/comparison-panel';
import { FindingsPanel } from './findings/findings-panel';
import { NoteList } from './string/note-list';
import { StringPanel } from './string/string-panel';

/** What the page says of a callback beside its verdict. */
export function Explanation() {
  return (
    <>
      <FindingsPanel />
      <NoteList />
      <StringPanel />
      <ComparisonPanel />
    </>
  );
}
