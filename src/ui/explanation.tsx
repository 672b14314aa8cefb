import { ComparisonPanel } from './comparison-panel';
import { FindingsPanel } from './findings-panel';
import { NoteList } from './note-list';
import { StringPanel } from './string-panel';

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
