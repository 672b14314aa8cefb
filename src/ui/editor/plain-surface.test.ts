import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createInputsStore, type InputsStore } from '../../state/inputs-store';
import { createEditorBinding, type EditorBinding } from './editor-binding';
import { createPlainSurface } from './plain-surface';

let inputs: InputsStore;
let area: HTMLTextAreaElement;
let backdrop: HTMLElement;
let binding: EditorBinding;

beforeEach(() => {
  inputs = createInputsStore();
  area = document.createElement('textarea');
  backdrop = document.createElement('div');
  document.body.replaceChildren(area, backdrop);
  binding = createEditorBinding(inputs, 'body', () => undefined);
  binding.attach(createPlainSurface(area, backdrop, binding.events));
});

/** What a browser does: the clipboard's text is offered, then stands in the area with LF line ends. */
function paste(text: string): void {
  const event = new Event('paste');
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  area.dispatchEvent(event);
  type(text.replace(/\r\n?/g, '\n'));
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
