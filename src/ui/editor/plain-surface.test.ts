import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import { createInputsStore, type InputsStore } from '../../state/inputs-store';
import { createEditorBinding, type EditorBinding } from './editor-binding';
import { createPlainSurface } from './plain-surface';

let inputs: InputsStore;
let area: HTMLTextAreaElement;
let backdrop: HTMLElement;
let binding: EditorBinding;

beforeEach(() => {
  inputs = createInputsStore(detectPrivateKey);
  area = document.createElement('textarea');
  backdrop = document.createElement('div');
  document.body.replaceChildren(area, backdrop);
  binding = createEditorBinding({
    read: () => inputs.getState().texts.body,
    write: (text) => inputs.getState().write('body', text),
    expect: () => inputs.getState().expect('body'),
  });
  inputs.subscribe(binding.refresh);
  binding.attach(createPlainSurface(area, backdrop, binding.events));
});

/** What a browser does: the clipboard's text is offered, then stands in the area with LF line ends. */
function paste(text: string): void {
  if (offer('paste', { getData: () => text })) type(text.replace(/\r\n?/g, '\n'));
}

/** @returns whether the browser goes on itself */
function offer(name: 'paste' | 'copy' | 'cut', clipboardData: object): boolean {
  const event = new Event(name, { cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return area.dispatchEvent(event);
}

/** What a browser does before it inserts what is typed or what a script fills in; as `offer`. */
function announce(data: string, cancelable = true): boolean {
  return area.dispatchEvent(new InputEvent('beforeinput', { data, cancelable }));
}

function type(text: string): void {
  area.value = text;
  area.dispatchEvent(new Event('input'));
}

describe('a plain text area bound to an input', () => {
  it('stores what is typed', () => {
    type('{"a":1}');
    expect(inputs.getState().texts.body).toBe('{"a":1}');
  });

  it('stores a pasted text with its CRLF and its byte order mark', () => {
    paste('\ufeff{\r\n}');
    expect(inputs.getState().texts.body).toBe('\ufeff{\r\n}');
    expect(area.value).toBe('{\n}');
  });

  it('keeps CRLF and mark when a pasted text is edited', () => {
    paste('\ufeff{\r\n}');
    type('{\n1}');
    expect(inputs.getState().texts.body).toBe('\ufeff{\r\n1}');
  });

  it('shows what another part of the page stores', () => {
    inputs.getState().write('body', 'a\r\nb');
    expect(area.value).toBe('a\nb');
    expect(inputs.getState().texts.body).toBe('a\r\nb');
  });

  it('shows the beginning of what comes as a whole, and leaves the view to who types', () => {
    announce('one\ntwo');
    type('one\ntwo');
    area.scrollTop = 50;
    area.setSelectionRange(3, 3);
    announce('!');
    type('one!\ntwo');
    expect(area.scrollTop).toBe(50);
    area.setSelectionRange(0, area.value.length);
    announce('three\nfour');
    type('three\nfour');
    expect(area.scrollTop).toBe(0);
    area.scrollTop = 50;
    inputs.getState().write('body', 'five');
    expect(area.scrollTop).toBe(0);
  });

  it('clears a pasted private key from area and store, in an empty field too', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    paste(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(area.value).toBe('');
    expect(inputs.getState().texts.body).toBe('');
    expect(inputs.getState().refused).toEqual({ body: 'pem' });
  });

  it('marks the places of the raw text behind the text on screen', () => {
    paste('{\r\n"a"}');
    binding.showMarks([{ span: { start: 3, end: 6 }, kind: 'error', message: null }]);
    expect(backdrop.querySelector('.mark-error')?.textContent).toBe('"a"');
  });

  it('selects a raw span where it stands on screen', () => {
    paste('{\r\n"a"}');
    binding.goTo({ start: 3, end: 6 });
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"a"');
  });
});

describe('a text that is selected as a whole and replaced', () => {
  it('keeps nothing of the one before', () => {
    paste('\ufeff{\r\n"a":1}');
    area.select();
    area.dispatchEvent(new Event('beforeinput'));
    type('{\n"a":2}');
    expect(inputs.getState().texts.body).toBe('{\n"a":2}');
  });
});

describe('a pasted text that takes more than one task', () => {
  const long = 'x'.repeat(1_000_001);
  const stored = () => inputs.getState().texts.body;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('is shown and expected at once, and stored in the next one', async () => {
    paste('before');
    area.select();
    paste(long);
    expect(long.startsWith(area.value)).toBe(true);
    expect([stored(), inputs.getState().isExpecting]).toEqual(['before', true]);
    await nextTask();
    expect(stored() === long).toBe(true);
    expect(inputs.getState().isExpecting).toBe(false);
    expect(long.startsWith(area.value)).toBe(true);
  });

  it('stays where something else is written meanwhile', async () => {
    paste(long);
    inputs.getState().write('headers', 'X-Nonce: a');
    await nextTask();
    expect(stored() === long).toBe(true);
  });

  it.each([
    ['is written there', () => inputs.getState().write('body', '{}'), '{}'],
    ['is typed in its place', () => type('{}'), '{}'],
    ['is pasted after it', () => paste(`y${long}`), `y${long}`],
  ])('gives way to what %s', async (_, act, newer) => {
    const writeLate = inputs.getState().reserve('body');
    paste(long);
    writeLate('of an older file');
    act();
    await nextTask();
    expect(stored() === newer).toBe(true);
    expect(newer.startsWith(area.value)).toBe(true);
    expect(inputs.getState().isExpecting).toBe(false);
  });
});

describe('a text that is too long to be shown', () => {
  const long = `{\r\n"note":"${'x'.repeat(300_000)}"}`;
  const stored = () => inputs.getState().texts.body;

  it.each([
    ['pasted', () => paste(long)],
    ['filled in by a script', () => announce(long)],
    ['opened from a file', () => inputs.getState().write('body', long)],
    ['put there without a word', () => type(long)],
  ])('is stored as a whole when it is %s, and its beginning is shown', (_, put) => {
    put();
    expect(stored().replace('\r', '') === long.replace('\r', '')).toBe(true);
    expect(area.value.length).toBeGreaterThan(1000);
    expect(area.value.length).toBeLessThan(50_000);
    expect(long.replace('\r', '').startsWith(area.value)).toBe(true);
  });

  it('never comes to the browser, which would lay it out', () => {
    expect(offer('paste', { getData: () => long })).toBe(false);
    inputs.getState().write('body', '');
    expect(announce(long)).toBe(false);
    expect(stored()).toBe(long);
  });

  it('may come of an insertion, with what stands before and behind it', () => {
    paste('{\r\n"note":""}');
    area.setSelectionRange(10, 10);
    paste('x'.repeat(300_000));
    expect(stored()).toBe(long);
  });

  it('is not edited where only a part of it can be seen', () => {
    paste(long);
    area.setSelectionRange(1, 1);
    expect(announce('a')).toBe(false);
    expect(stored()).toBe(long);
  });

  it('takes back what an input method composed in it', () => {
    paste(long);
    const beginning = area.value;
    area.setSelectionRange(1, 1);
    announce('a', false);
    type(`{a${beginning.slice(1)}`);
    expect(area.value).toBe(beginning);
    expect(stored()).toBe(long);
  });

  it.each([
    ['typed over all of it', () => announce('{}') && type('{}')],
    ['pasted anywhere', () => paste('{}')],
    ['written by a script', () => type('{}')],
  ])('gives way to what is %s', (how, put) => {
    paste(long);
    if (how === 'pasted anywhere') area.setSelectionRange(1, 1);
    else area.select();
    put();
    expect([stored(), area.value]).toEqual(['{}', '{}']);
  });

  it.each(['copy', 'cut'] as const)('is taken along as a whole by a %s of all of it', (act) => {
    paste(long);
    area.select();
    const held: string[] = [];
    expect(offer(act, { setData: (_: string, text: string) => held.push(text) })).toBe(false);
    expect(held).toEqual([long]);
    expect(stored()).toBe(act === 'cut' ? '' : long);
  });

  it('is copied as it is selected where that is a part of it', () => {
    paste(long);
    area.setSelectionRange(0, 5);
    expect(offer('copy', { setData: () => expect.unreachable() })).toBe(true);
  });

  it('leads from a place beyond its beginning to the end of that', () => {
    paste(long);
    binding.goTo({ start: 200_000, end: 200_001 });
    expect(area.selectionStart).toBe(area.value.length);
  });

  it('marks nothing that is not shown', () => {
    paste(long);
    const marks = [3, 250_000].map((start) => ({ start, end: start + 6 }));
    binding.showMarks(marks.map((span) => ({ span, kind: 'error', message: null })));
    expect([...backdrop.querySelectorAll('.mark-error')].map((mark) => mark.textContent)).toEqual([
      '"note"',
    ]);
  });
});
