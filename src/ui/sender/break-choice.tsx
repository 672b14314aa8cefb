import { useState } from 'react';
import { useStore } from 'zustand';
import { deviationWords } from '#words/deviations';
import { senderWords } from '#words/sender';
import {
  type BreakCode,
  faultBreaks,
  receiverBreaks,
  signTextBreaks,
  stringBreaks,
} from '../../core/sender/break-code';
import { listBrokenStrings } from '../../core/sender/break-string';
import { buildTestBody } from '../../core/sender/build-test-order';
import type { BreakGroup } from '../../words/sender-words';
import { toPlainText } from '../../words/text';
import { Field } from '../controls/field';
import type { PageSenderStore } from './sender-place';

const { breaking: words } = senderWords;

const groups: Readonly<Record<BreakGroup, readonly BreakCode[]>> = {
  receiver: receiverBreaks,
  fault: faultBreaks,
  'sign-text': signTextBreaks,
  string: stringBreaks,
};

/** What shall be wrong with the callback: by the code that tells of it, and in words. */
export function BreakChoice({ store }: { readonly store: PageSenderStore }) {
  const code = useStore(store, (state) => state.code);
  const [labels] = useState(listLabels);
  return (
    <div className="sender-wide">
      <Field label={words.label} fault={null}>
        {(ids) => (
          <select
            {...ids}
            value={code}
            onChange={({ target: { value } }) =>
              store.getState().chooseBreak(value as BreakCode | 'nothing')
            }
          >
            <option value="nothing">{words.nothing}</option>
            {(Object.keys(groups) as BreakGroup[]).map((group) => (
              <optgroup key={group} label={words.groups[group]}>
                {groups[group].map((one) => (
                  <option key={one} value={one}>
                    {labels.get(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** A deviation is told by the form in which it shows on an everyday order. */
function listLabels(): ReadonlyMap<BreakCode, string> {
  const own = Object.entries(words.says) as [BreakCode, string][];
  const bodyText = buildTestBody('payin', (count) => new Uint8Array(count), 1_795_163_400);
  const sample = {
    merchantNo: 'M10086',
    timestamp: '1795163400',
    nonce: 'af'.repeat(16),
    bodyText,
  };
  const strings = stringBreaks.map((code): [BreakCode, string] => {
    const [{ cause } = {}] = listBrokenStrings(sample, code);
    return [code, cause === undefined ? '' : toPlainText(deviationWords[cause.code].says(cause))];
  });
  return new Map([...own, ...strings].map(([code, says]) => [code, `${code}: ${says}`]));
}
