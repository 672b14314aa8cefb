import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { controlWords } from '#words/controls';
import { reportWords } from '#words/report';
import { downloadFile } from '../../../platform/download-file';
import { CopyButton } from '../../controls/copy-button';
import { Dialog } from '../../controls/dialog';
import { useApp } from '../../shell/app-context';
import { isMaskedCase } from '../case/is-masked-case';
import { buildReport } from './build-report';
import { printReportJson } from './print-json';
import { printReportMarkdown } from './print-markdown';
import { readReportSource } from './read-report-source';
import './report.css';

const words = reportWords.dialog;

const formats = {
  markdown: { print: printReportMarkdown, ending: 'md', type: 'text/markdown' },
  json: { print: printReportJson, ending: 'json', type: 'application/json' },
} as const;

type Format = keyof typeof formats;

export interface ReportDialogProps {
  readonly onClose: () => void;
}

/** Tells the state of the page while it is open, at the time at which it was opened. */
export function ReportDialog({ onClose }: ReportDialogProps) {
  const [format, setFormat] = useState<Format>('markdown');
  const [isMasked, setMasked] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const { text, isOpen } = useReportText(format, isMasked, hasKeys);
  const { ending, type } = formats[format];
  const name = `callback-report${isMasked ? '-masked' : ''}.${ending}`;
  return (
    <Dialog title={words.title} isBusy={isOpen} onClose={onClose}>
      <div className="dialog-body">
        <FormatChoice format={format} onChange={setFormat} />
        <label>
          <input
            type="checkbox"
            checked={isMasked}
            onChange={(event) => setMasked(event.target.checked)}
          />
          {words.mask}
        </label>
        <label>
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={(event) => setKeys(event.target.checked)}
          />
          {words.withKey}
        </label>
        {isOpen && <p role="status">{words.pending}</p>}
        <textarea className="report-text" aria-label={words.text} readOnly rows={16} value={text} />
        <p className="report-hint">{words.privacy}</p>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={() => downloadFile(name, type, text)}>
          <Download size={14} aria-hidden="true" />
          <span>{words.download}</span>
        </button>
        <CopyButton key={text} text={text} what={words.copied} isMain />
        <button type="button" className="button" onClick={onClose}>
          {controlWords.close}
        </button>
      </footer>
    </Dialog>
  );
}

/** @returns the text, and whether the diagnosis may still add to it */
function useReportText(format: Format, isMasked: boolean, hasKeys: boolean) {
  const app = useApp();
  const [seconds] = useState(() => Math.floor(Date.now() / 1000));
  const judged = useStore(app.report);
  const diagnosed = useStore(app.diagnosis);
  const { texts, headersAsNow, earlier } = useStore(app.receiver);
  const opened = useStore(app.caseOutcome);
  const given = useStore(app.inputs, (state) => state.texts);
  const isFromMaskedCase = isMaskedCase(opened, given);
  const { report, canonicalSha256, busy } = judged;
  const diagnosis = diagnosed.report === report ? diagnosed.diagnosis : null;
  const source = useMemo(
    () =>
      report &&
      readReportSource(
        { report, diagnosis, canonicalSha256 },
        { texts, headersAsNow, earlier },
        { nowSeconds: seconds, isMasked: isFromMaskedCase },
      ),
    [report, diagnosis, canonicalSha256, texts, headersAsNow, earlier, seconds, isFromMaskedCase],
  );
  const text = useMemo(
    () =>
      source === null
        ? ''
        : formats[format].print(
            buildReport(source, { isMasked, isFromMaskedCase, hasKeys, seconds }),
          ),
    [source, format, isMasked, isFromMaskedCase, hasKeys, seconds],
  );
  return { text, isOpen: busy || diagnosed.busy };
}

function FormatChoice({
  format,
  onChange,
}: {
  readonly format: Format;
  readonly onChange: (format: Format) => void;
}) {
  const group = useId();
  return (
    <fieldset className="report-formats">
      <legend>{words.format}</legend>
      {(Object.keys(formats) as Format[]).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={group}
            checked={one === format}
            onChange={() => onChange(one)}
          />
          {words.formats[one]}
        </label>
      ))}
    </fieldset>
  );
}
