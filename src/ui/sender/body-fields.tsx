import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { senderWords } from '#words/sender';
import { parseBody } from '../../core/body/parse-body';
import type { JsonMember, JsonObject } from '../../core/json/json-node';
import { parseJson } from '../../core/json/parse-json';
import { addMember, findMember, removeMembers, replaceValue } from '../../core/sender/edit-body';
import { GuardedField } from '../controls/guarded-field';
import { TextField } from '../controls/text-field';
import { useGuardedText } from '../controls/use-guarded-text';
import type { PageSenderStore } from './sender-place';

const { order: words } = senderWords;

/** A form of more fields is no help. */
const shownLimit = 40;

/** The top-level fields of the body as a form. The text stays what counts: the form edits the places of the values in it. */
export function BodyFields({ store }: { readonly store: PageSenderStore }) {
  const text = useStore(store, (state) => state.texts.bodyText);
  const read = parseBody(text);
  // Where there is one column, what was signed would be far below.
  const [isOpen] = useState(() => matchMedia('(min-width: 821px)').matches);
  const write = (written: string) => store.getState().write('bodyText', written);
  return (
    <details className="sender-fields" open={isOpen}>
      <summary>{words.fields}</summary>
      {read.ok ? (
        <div className="fields">
          {read.value.members.slice(0, shownLimit).map((member) => (
            <MemberField
              key={member.key.span.start}
              member={member}
              text={text}
              onWrite={(jsonText) => write(replaceValue(text, member, jsonText))}
              onRemove={() => write(removeMembers(text, [member.key.value]))}
            />
          ))}
          {read.value.members.length > shownLimit && (
            <p>{words.moreFields(read.value.members.length - shownLimit)}</p>
          )}
          <AddField body={read.value} onAdd={(...added) => write(addMember(text, ...added))} />
        </div>
      ) : (
        <p className="panel-hint">{words.noFields}</p>
      )}
    </details>
  );
}

interface MemberFieldProps {
  readonly member: JsonMember;
  /** The whole body. */
  readonly text: string;
  readonly onWrite: (jsonText: string) => void;
  readonly onRemove: () => void;
}

/** A text stands as it is, any other value as its JSON. */
function MemberField({ member, text, onWrite, onRemove }: MemberFieldProps) {
  const { key, value } = member;
  const name = key.value;
  return (
    <div className="sender-field">
      {value.type === 'string' ? (
        <GuardedField
          label={name}
          fault={null}
          value={value.value}
          onWrite={(written) => onWrite(JSON.stringify(written))}
        />
      ) : (
        <JsonField
          name={name}
          source={text.slice(value.span.start, value.span.end)}
          onWrite={onWrite}
        />
      )}
      <button
        type="button"
        className="button is-icon"
        aria-label={words.remove(name)}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

interface JsonFieldProps {
  readonly name: string;
  readonly source: string;
  readonly onWrite: (jsonText: string) => void;
}

/** What is typed on the way to JSON stays here; the body gets it once it is JSON. */
function JsonField({ name, source, onWrite }: JsonFieldProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  const isDraft = draft !== null && draft.of === source;
  return (
    <GuardedField
      label={name}
      fault={isDraft ? words.notJson : null}
      value={isDraft ? draft.text : source}
      onWrite={(text) => {
        const isJson = parseJson(text).ok;
        setDraft(isJson ? null : { text, of: source });
        if (isJson) onWrite(text.trim());
      }}
    />
  );
}

interface AddFieldProps {
  readonly body: JsonObject;
  readonly onAdd: (body: JsonObject, key: string, jsonText: string) => void;
}

function AddField({ body, onAdd }: AddFieldProps) {
  const name = useGuardedText();
  const value = useGuardedText();
  const key = name.text;
  const isTaken = findMember(body, key) !== undefined;
  return (
    <form
      className="sender-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (key === '' || isTaken) return;
        const { text } = value;
        onAdd(body, key, parseJson(text).ok ? text.trim() : JSON.stringify(text));
        name.write('');
        value.write('');
      }}
    >
      <TextField
        label={words.add.name}
        fault={name.refusal ?? (isTaken ? words.add.taken : null)}
        value={key}
        onWrite={name.write}
      />
      <TextField
        {...words.add.value}
        fault={value.refusal}
        value={value.text}
        onWrite={value.write}
      />
      <button type="submit" className="button" aria-disabled={key === '' || isTaken}>
        <Plus size={14} aria-hidden="true" />
        {words.add.button}
      </button>
    </form>
  );
}
