import { act, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CallbackInput } from '../../core/callback-report';
import { inspectCallback } from '../../core/inspect-callback';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import type { DiagnosisState } from '../../state/diagnosis-store';
import { createInputsStore } from '../../state/inputs-store';
import { createProblemsStore } from '../../state/problems-store';
import { createReportStore } from '../../state/report-store';
import { useReport } from '../debug/use-report';
import { VerdictBar } from '../debug/verdict/verdict-bar';
import { AppContext, type AppParts } from './app-context';
import { Pending, Settling } from './settling';

/** With enough of the contract's fields not to be taken for something else than a body. */
const bodyText = '{"amount":"1","orderNo":"2"}';
const canonicalText = 'amount=1&orderNo=2';

/** Lets what was asked for go on, again and again, until nothing waits any more. */
const drain = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

function Shown() {
  return <p data-testid="shown">{useReport()?.canonical?.text}</p>;
}

/** The page's frame; each inspection, and what follows the verdict, waits until it is told to go on. */
async function showPage(inside = <Shown />, onRender: ProfilerOnRenderCallback = () => {}) {
  const inputs = createInputsStore(detectPrivateKey);
  const gates: Record<'inspect' | 'show', (() => void)[]> = { inspect: [], show: [] };
  const wait = (name: keyof typeof gates) =>
    new Promise<void>((resolve) => gates[name].push(resolve));
  const report = createReportStore(
    inputs,
    (input: CallbackInput) => wait('inspect').then(() => inspectCallback(input)),
    undefined,
    () => wait('show'),
  );
  const problems = createProblemsStore(inputs, report);
  const diagnosis = createStore<DiagnosisState>(() => ({
    diagnosis: null,
    report: null,
    busy: false,
    progress: null,
    crash: null,
  }));
  render(
    <AppContext value={{ inputs, report, problems, diagnosis } as unknown as AppParts}>
      <VerdictBar />
      <Profiler id="page" onRender={onRender}>
        <Settling>{inside}</Settling>
      </Profiler>
    </AppContext>,
  );
  async function goOn(name: keyof typeof gates): Promise<void> {
    for (const open of gates[name].splice(0)) open();
    await drain();
  }
  await goOn('inspect');
  await goOn('show');
  return { inputs, diagnosis, goOn };
}

const isBusy = (id: string) => screen.getByTestId(id).getAttribute('aria-busy');

// What the band says of a callback is fetched later.
beforeAll(async () => {
  await import('../debug/verdict/judgement');
  await drain();
});

describe('aria-busy', () => {
  it('of the verdict ends with the verdict, of the report with everything', async () => {
    const { inputs, goOn } = await showPage();
    expect([isBusy('verdict'), isBusy('report')]).toEqual(['false', 'false']);

    await act(async () => inputs.getState().write('body', bodyText));
    expect([isBusy('verdict'), isBusy('report')]).toEqual(['true', 'true']);
    expect(screen.getByTestId('verdict').dataset.verdict).toBe('empty');

    await goOn('inspect');
    expect([isBusy('verdict'), isBusy('report')]).toEqual(['false', 'true']);
    expect(screen.getByTestId('verdict').dataset.verdict).toBe('unverifiable');
    expect(screen.getByTestId('shown').textContent).toBe('');

    await goOn('show');
    expect([isBusy('verdict'), isBusy('report')]).toEqual(['false', 'false']);
    expect(screen.getByTestId('shown').textContent).toBe(canonicalText);
  });

  it('of the report lasts until what was computed is drawn', async () => {
    const { inputs, goOn } = await showPage();
    const seen: [busy: string | null, shown: string | null][] = [];
    const observer = new MutationObserver(() => {
      seen.push([isBusy('report'), screen.getByTestId('shown').textContent]);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    await act(async () => inputs.getState().write('body', bodyText));
    await goOn('inspect');
    await goOn('show');
    observer.disconnect();
    expect(seen.at(-1)).toEqual(['false', canonicalText]);
    expect(seen).not.toContainEqual(['false', '']);
  });

  it('of the report lasts as long as the diagnosis', async () => {
    const { diagnosis } = await showPage();
    await act(async () => diagnosis.setState({ busy: true }));
    expect([isBusy('verdict'), isBusy('report')]).toEqual(['false', 'true']);
    await act(async () => diagnosis.setState({ busy: false }));
    expect(isBusy('report')).toBe('false');
  });

  it('of the report is there at once where a part is waited for, without drawing anew before the first paint', async () => {
    const phases: string[] = [];
    await showPage(<Pending />, (_, phase) => phases.push(phase));
    expect(isBusy('report')).toBe('true');
    expect(phases[0]).toBe('mount');
    expect(phases).not.toContain('nested-update');
  });
});

describe('the band', () => {
  const told = () => screen.getByRole('status').textContent;
  const wait = (milliseconds: number) =>
    act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

  it('says that something is being read, only once that takes long', async () => {
    const { inputs, goOn } = await showPage();
    await act(async () => inputs.getState().write('body', bodyText));
    expect(told()).toContain('Nothing to check yet.');
    await wait(400);
    expect(told()).toContain('Reading …');
    await goOn('inspect');
    expect(told()).toContain('Could not check the signature yet.');
    await goOn('show');
  });

  it('says so of a whole request, too, beside no verdict that still holds', async () => {
    const { inputs } = await showPage();
    await act(async () => inputs.setState({ isReading: true }));
    await wait(400);
    expect(told()).toContain('Reading …');
    await act(async () => inputs.setState({ isReading: false }));
    expect(told()).toContain('Nothing to check yet.');
  });

  it('says nothing of it after a small edit', async () => {
    const { inputs, goOn } = await showPage();
    await act(async () => inputs.getState().write('body', bodyText));
    await goOn('inspect');
    await goOn('show');
    const before = told();
    await act(async () => inputs.getState().write('body', `${bodyText} `));
    await wait(400);
    expect(told()).toBe(before);
  });

  it('goes on with saying so when a blank is typed behind what was pasted', async () => {
    const { inputs, goOn } = await showPage();
    await act(async () => inputs.getState().write('body', bodyText));
    await goOn('inspect');
    await goOn('show');
    const pasted = '{"amount":"3","orderNo":"4","status":"completed"}';
    await act(async () => inputs.getState().write('body', pasted));
    await wait(400);
    expect(told()).toContain('Reading …');
    await act(async () => inputs.getState().write('body', `${pasted} `));
    expect(told()).toContain('Reading …');
    await goOn('inspect');
    expect(told()).toContain('Could not check the signature yet.');
    await goOn('show');
  });
});
