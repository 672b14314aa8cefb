import { noteWords } from '#words/notes';
import type { CallbackReport } from '../../../core/callback-report';
import type { Note } from '../../../core/note';
import { describeNote } from '../../../words/note-words';
import { joinTexts } from '../../../words/text';
import { MarkedText } from '../../controls/marked-text';
import { useApp } from '../../shell/app-context';
import { useReported } from '../use-report';

/** Where the input meets a point that the contract leaves open: how it was read. */
export function NoteList() {
  const { editors } = useApp();
  const notes = useReported(pickNotes);
  if (notes.length === 0) return null;
  return (
    <section className="panel notes" aria-labelledby="notes-title">
      <header className="panel-head">
        <h2 id="notes-title">{noteWords.title}</h2>
      </header>
      <ul>
        {notes.map((note) => (
          <li key={`${note.code} ${note.span.start}`} data-testid="note" data-code={note.code}>
            <button
              type="button"
              onClick={() => {
                if (note.input !== 'environment') editors.goTo(note.input, note.span);
              }}
            >
              <MarkedText text={joinTexts(describeNote(note, noteWords), ' ')} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pickNotes(report: CallbackReport | null): readonly Note[] {
  return report?.notes ?? none;
}

const none: readonly Note[] = [];
