import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { senderWords } from '#words/sender';
import {
  isEndpointAddress,
  printHttpFile,
  printPosixCommand,
  printPowerShellCommand,
  printRawRequest,
} from '../../core/sender/print-requests';
import { printRefusal } from '../controls/refusal-text';
import { TextField } from '../controls/text-field';
import { ReadOnlyText } from './read-only-text';
import type { PageSenderStore } from './sender-place';

const { send: words } = senderWords;

const printers = { posix: printPosixCommand, powershell: printPowerShellCommand } as const;
type Shell = keyof typeof printers;

/** The callback as something to send it with. The page itself sends nothing. */
export function SendPanel({ store }: { readonly store: PageSenderStore }) {
  const { made, texts, refused } = useStore(store);
  const [shell, setShell] = useState<Shell>('posix');
  const titleId = useId();
  const address = texts.address.trim();
  const isAddress = isEndpointAddress(address);
  const callback = made?.kind === 'made' && isAddress ? made.callback : null;
  const requests = [callback?.earlier ?? [], callback ?? []].flat();
  const print = (
    printer: (one: (typeof requests)[number], to: string) => string,
    between: string,
  ) => requests.map((one) => printer(one, address)).join(between);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{words.title}</h2>
        <fieldset className="switch" aria-label={words.shell}>
          {(Object.keys(printers) as Shell[]).map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === shell}
              onClick={() => setShell(one)}
            >
              {words.shells[one]}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="fields">
        <div className="sender-wide">
          <TextField
            {...words.address}
            kind="url"
            fault={printRefusal(refused.address) ?? (isAddress ? null : words.addressFault)}
            value={texts.address}
            onWrite={(text) => store.getState().write('address', text)}
          />
        </div>
        <ReadOnlyText
          {...words.command}
          hint={words.commandHints[shell]}
          text={print(printers[shell], '\n\n')}
        />
        <details className="sender-forms">
          <summary>{words.forms}</summary>
          <RequestForms
            raw={print(printRawRequest, '\r\n\r\n')}
            file={print(printHttpFile, '\n###\n')}
          />
        </details>
      </div>
    </section>
  );
}

function RequestForms({ raw, file }: { readonly raw: string; readonly file: string }) {
  return (
    <div>
      <ReadOnlyText {...words.raw} text={raw.replaceAll('\r\n', '\n')} copied={raw} />
      <ReadOnlyText {...words.httpFile} text={file} />
    </div>
  );
}
