import { Monitor, Moon, Sun, TextCursorInput, Trash2, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { shellWords } from '#words/shell';
import { isEmpty } from '../../state/inputs-store';
import { isReset } from '../../state/receiver-store';
import type { ThemeSetting } from '../../state/settings-store';
import { passFocusOn } from '../controls/keep-focus';
import { usePlainEditors } from '../editor/use-plain-editors';
import { useApp } from './app-context';
import { createEarlyPart, Deferred } from './deferred';
import { usePageTitle } from './page-title';
import { places, usePlace } from './place';
import { SampleButton } from './sample-button';

const { actions, plainEditors } = shellWords;

export function HeaderBar() {
  const config = useStore(useApp().portal, (state) => state.config);
  const title = usePageTitle();
  const place = usePlace();
  return (
    <header className="bar">
      <h1 title={title}>{title}</h1>
      {config?.back != null && (
        <a className="link" href={config.back.address} title={config.back.text}>
          {config.back.text}
        </a>
      )}
      <nav className="bar-places" aria-label={shellWords.placesLabel}>
        {places.map(({ place: one, name }) => (
          <a key={one} href={`#/${one}`} aria-current={one === place ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <Actions />
    </header>
  );
}

const caseActions = createEarlyPart(() => import('./case-actions'));

/** All that is left of the header where a portal frames the page: name, ways and titles are the portal's there. */
export function Actions() {
  const place = usePlace();
  return (
    <div role="group" aria-label={actions.label} className="bar-actions">
      {place === 'debug' && (
        <>
          <UndoButton />
          <div className="case-actions">
            <Deferred part={caseActions} waiting={null} around={() => null}>
              {({ CaseActions }) => <CaseActions />}
            </Deferred>
          </div>
          <SampleButton />
          <ClearButton />
        </>
      )}
      <EditorButton />
      <ThemeButton />
    </div>
  );
}

function UndoButton() {
  const { inputs, receiver, undoStep } = useApp();
  const wasReplaced = useStore(inputs, (state) => state.replaced !== null);
  const wasCleared = useStore(receiver, (state) => state.cleared !== null);
  if (!wasReplaced && !wasCleared) return null;
  return (
    <button
      type="button"
      id="undo"
      className="button is-compact"
      aria-label={actions.undo}
      ref={passFocusOn}
      onClick={undoStep.undo}
    >
      <Undo2 size={14} aria-hidden="true" />
      <span>{actions.undo}</span>
    </button>
  );
}

function ClearButton() {
  const { inputs, receiver, undoStep } = useApp();
  const isEmptied = useStore(
    inputs,
    ({ texts, refused, pasted }) =>
      isEmpty(texts) && Object.keys(refused).length === 0 && pasted === 'nothing',
  );
  const isReceiverReset = useStore(receiver, isReset);
  return (
    <button
      type="button"
      className="button is-compact"
      aria-label={actions.clear}
      aria-disabled={isEmptied && isReceiverReset}
      onClick={undoStep.clearAll}
    >
      <Trash2 size={14} aria-hidden="true" />
      <span>{actions.clear}</span>
    </button>
  );
}

function EditorButton() {
  const { settings } = useApp();
  const { isPlain, isForced } = usePlainEditors();
  return (
    <button
      type="button"
      className="button is-compact"
      aria-pressed={isPlain}
      aria-label={plainEditors.name}
      aria-disabled={isForced}
      title={plainEditors.states[isForced ? 'forced' : isPlain ? 'on' : 'off']}
      onClick={() => {
        if (!isForced) settings.getState().chooseEditor(isPlain ? 'rich' : 'plain');
      }}
    >
      <TextCursorInput size={14} aria-hidden="true" />
      <span>{plainEditors.short}</span>
    </button>
  );
}

const themes: Record<ThemeSetting, { Icon: typeof Sun; next: ThemeSetting }> = {
  auto: { Icon: Monitor, next: 'light' },
  light: { Icon: Sun, next: 'dark' },
  dark: { Icon: Moon, next: 'auto' },
};

function ThemeButton() {
  const { settings } = useApp();
  const theme = useStore(settings, (state) => state.theme);
  const { Icon, next } = themes[theme];
  const { theme: words } = shellWords;
  return (
    <button
      type="button"
      className="button is-compact"
      aria-label={words.change(words.names[theme], words.names[next])}
      onClick={() => settings.getState().chooseTheme(next)}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{words.current(words.names[theme])}</span>
    </button>
  );
}
