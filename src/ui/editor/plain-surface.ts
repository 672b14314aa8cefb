/** A real text area as an editing surface, with a backdrop of the same text behind it that carries the marks. */
import type { Span } from '../../core/text/span';
import type { EditorSurface, Mark, SurfaceEvents } from './editor-surface';
import { isSameMarks, shiftMarks } from './shift-marks';

/** Above this length the backdrop would cost more than it shows. */
const backdropLimit = 50_000;

export function createPlainSurface(
  area: HTMLTextAreaElement,
  backdrop: HTMLElement,
  events: SurfaceEvents,
): EditorSurface {
  let isRefused = false;
  let marks: readonly Mark[] = [];
  let lastText = area.value;
  let frame = 0;
  let scrollFrame = 0;

  function drawBackdrop(): void {
    cancelAnimationFrame(frame);
    const text = area.value;
    if (marks.length === 0 || text.length > backdropLimit) {
      backdrop.replaceChildren();
      return;
    }
    backdrop.replaceChildren(...buildMarkedText(text, marks), '\n');
    backdrop.scrollTop = area.scrollTop;
  }
  function readSelection(): Span {
    return { start: area.selectionStart, end: area.selectionEnd };
  }
  function onInput(): void {
    if (isRefused) area.value = lastText;
    isRefused = false;
    const text = area.value;
    // Browsers tell of an input also where the text stayed the same.
    if (text === lastText) return;
    // Right until the next report, and drawn when the page is: the verdict goes first.
    marks = text.length > backdropLimit ? [] : shiftMarks(marks, lastText, text);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(drawBackdrop);
    lastText = text;
    events.onEdit(text);
    point();
  }
  function onBeforeInput(event: InputEvent): void {
    if (events.onBeforeEdit(readSelection(), event.data ?? null)) return;
    event.preventDefault();
    // What an input method composes cannot be prevented, only taken back.
    isRefused = !event.cancelable;
  }
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!events.onPaste(text, readSelection())) event.preventDefault();
  }
  function onCopy(event: ClipboardEvent): void {
    const span = readSelection();
    const hidden = events.readHidden(span);
    if (hidden === null || event.clipboardData === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', hidden);
    if (event.type !== 'cut' || !events.onBeforeEdit(span, '')) return;
    area.value = '';
    onInput();
  }
  function onScroll(): void {
    backdrop.scrollTop = area.scrollTop;
  }
  function point(): void {
    events.onPoint(area.selectionStart);
  }
  function onBlur(): void {
    events.onPoint(null);
  }
  function onComposition(event: Event): void {
    area.dataset.composing = String(event.type === 'compositionstart');
  }
  const listeners = {
    beforeinput: onBeforeInput,
    input: onInput,
    paste: onPaste,
    copy: onCopy,
    cut: onCopy,
    scroll: onScroll,
    keyup: point,
    pointerup: point,
    blur: onBlur,
    compositionstart: onComposition,
    compositionend: onComposition,
  } as const;
  for (const [name, listener] of Object.entries(listeners) as [string, EventListener][]) {
    area.addEventListener(name, listener);
  }

  return {
    write(text) {
      if (area.value === text) return;
      lastText = text;
      area.value = text;
      marks = [];
      drawBackdrop();
    },
    readSelection,
    select(span) {
      area.focus();
      area.setSelectionRange(span.start, span.end);
      revealInArea(area, backdrop, span.start);
      point();
    },
    reveal: (span) => revealInArea(area, backdrop, span.start),
    isFocused: () => document.activeElement === area,
    readScrollTop: () => area.scrollTop,
    scrollTo(scrollTop) {
      area.scrollTop = scrollTop;
    },
    showBeginning() {
      // To scroll lays the whole page out.
      if (area.value === '') return;
      area.scrollTo(0, 0);
      cancelAnimationFrame(scrollFrame);
      scrollFrame = requestAnimationFrame(() => area.scrollTo(0, 0));
    },
    showMarks(next) {
      if (isSameMarks(marks, next)) return;
      marks = next;
      drawBackdrop();
    },
    dispose() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(scrollFrame);
      for (const [name, listener] of Object.entries(listeners) as [string, EventListener][]) {
        area.removeEventListener(name, listener);
      }
    },
  };
}

/** Marks may overlap: the text is cut at every border and each piece carries all kinds that cover it. */
function buildMarkedText(text: string, marks: readonly Mark[]): (string | HTMLElement)[] {
  const borders = new Set([0, text.length]);
  for (const { span } of marks) {
    borders.add(Math.min(span.start, text.length));
    borders.add(Math.min(Math.max(span.end, span.start + 1), text.length));
  }
  const cuts = [...borders].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const piece = text.slice(start, cuts[index + 1]);
    const kinds = marks
      .filter(({ span }) => span.start <= start && start < Math.max(span.end, span.start + 1))
      .map(({ kind }) => `mark-${kind}`);
    if (kinds.length === 0) return piece;
    const element = document.createElement('span');
    element.className = kinds.join(' ');
    element.textContent = piece;
    return element;
  });
}

/** Browsers do not scroll a text area to a selection set by script: the backdrop, of the same metrics, tells its place. */
function revealInArea(area: HTMLTextAreaElement, backdrop: HTMLElement, offset: number): void {
  if (area.value.length > backdropLimit || area.scrollHeight <= area.clientHeight) return;
  const probe = document.createElement('span');
  const kept = [...backdrop.childNodes];
  backdrop.replaceChildren(area.value.slice(0, offset), probe);
  const top = probe.offsetTop;
  backdrop.replaceChildren(...kept);
  if (top < area.scrollTop || top > area.scrollTop + area.clientHeight - 40) {
    area.scrollTop = Math.max(0, top - area.clientHeight / 2);
  }
  backdrop.scrollTop = area.scrollTop;
}
