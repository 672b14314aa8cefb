import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { labWords } from '#words/lab';
import { scrollable } from '../controls/scrollable';
import { AttemptItem } from './attempt-item';
import { useLab } from './lab-context';

const { timeline: words } = labWords;

/** Every attempt, in the order of the clock. */
export function TimelinePanel() {
  const { store } = useLab();
  const attempts = useStore(store, (state) => state.attempts);
  const isPlaying = useStore(store, (state) => state.isPlaying);
  const isNone = useStore(store, ({ ended, lab }) => ended !== null && lab.due.length === 0);
  const scroller = useRef<HTMLElement>(null);
  const made = attempts.length;
  useLayoutEffect(() => {
    // While it plays the newest attempt is in sight; by hand everybody scrolls for themselves.
    if (isPlaying && made > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [isPlaying, made]);
  return (
    <section className="panel" aria-labelledby="lab-timeline-title">
      <header className="panel-head">
        <h2 id="lab-timeline-title">{words.title}</h2>
        {made > 0 && <span className="panel-state">{words.count(made)}</span>}
      </header>
      {made === 0 ? (
        <p className="panel-hint">{isNone ? words.none : words.empty}</p>
      ) : (
        <section className="lab-timeline" aria-label={words.label} ref={scroller} {...scrollable}>
          <ol>
            {attempts.map((attempt, index) => (
              <AttemptItem
                key={attempt.nonce}
                attempt={attempt}
                isRotated={
                  attempt.signedWith === 'second' && attempts[index - 1]?.signedWith === 'first'
                }
              />
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
