/** What is done with all inputs together: kept in a file, handed over, told. Fetched after the first paint. */
import { Download, FolderOpen, Link } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { caseWords } from '#words/cases';
import type { CaseContent } from '../../core/case/case-content';
import type { LinkDialogProps } from '../debug/case/link-dialog';
import { openCaseFile } from '../debug/case/open-case';
import { readCase } from '../debug/case/read-case';
import { saveCase } from '../debug/case/save-case';
import { ReportButton } from '../debug/report/report-button';
import { ActionButton } from './action-button';
import { useApp } from './app-context';
import { createPart, Deferred } from './deferred';
import { useUndoKey } from './use-undo-key';

const { actions } = caseWords;

const linkDialog = createPart(() => import('../debug/case/link-dialog'));

/** The header has room for them before they are there: see `.case-actions` in layout.css. */
export function CaseActions() {
  // Beside the button that does the same: the page is drawn before either is needed.
  useUndoKey(useApp().undoStep);
  return (
    <>
      <OpenCase />
      <SaveCase />
      <CopyLink />
      <ReportButton />
    </>
  );
}

function OpenCase() {
  const app = useApp();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton Icon={FolderOpen} name={actions.open} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void openCaseFile(app, file);
          // So that the same file can be opened again.
          event.target.value = '';
        }}
      />
    </>
  );
}

function SaveCase() {
  const app = useApp();
  return (
    <ActionButton Icon={Download} name={actions.save} onClick={() => saveCase(readCase(app))} />
  );
}

function CopyLink() {
  const app = useApp();
  const [content, setContent] = useState<CaseContent | null>(null);
  return (
    <>
      <ActionButton Icon={Link} name={actions.link} onClick={() => setContent(readCase(app))} />
      {content !== null && (
        <Deferred<{ LinkDialog: ComponentType<LinkDialogProps> }> part={linkDialog} waiting={null}>
          {({ LinkDialog }) => <LinkDialog content={content} onClose={() => setContent(null)} />}
        </Deferred>
      )}
    </>
  );
}
