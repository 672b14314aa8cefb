import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { packPanelWords as words } from '#words/pack-panel';
import { downloadFile } from '../../platform/download-file';
import { MarkedText } from '../controls/marked-text';

type PackState = 'none' | 'making' | 'made' | 'failed';

const states: Readonly<Record<PackState, string>> = {
  none: '',
  making: words.making,
  made: words.made,
  failed: words.failed,
};

/** Callbacks for an endpoint to be tried with, all at once. */
export function PackPanel() {
  const [state, setState] = useState<PackState>('none');
  const titleId = useId();
  const isMaking = state === 'making';
  return (
    <section className="panel" aria-labelledby={titleId} data-testid="pack" aria-busy={isMaking}>
      <header className="panel-head">
        <h2 id={titleId}>{words.title}</h2>
        <button
          type="button"
          className="button"
          aria-disabled={isMaking}
          onClick={async () => {
            if (isMaking) return;
            setState('making');
            setState(await download());
          }}
        >
          <Download size={14} aria-hidden="true" />
          {words.download}
        </button>
      </header>
      <div className="pack-words">
        <p>
          <MarkedText text={words.about} />
        </p>
        <p>{words.keys}</p>
        <p role="status">{states[state]}</p>
      </div>
    </section>
  );
}

async function download(): Promise<PackState> {
  try {
    const { makePack } = await import('./make-pack');
    downloadFile(`${words.fileName}.zip`, 'application/zip', await makePack(new Date()));
    return 'made';
  } catch {
    return 'failed';
  }
}
