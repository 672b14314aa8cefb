/** All attempts on a time axis. The same facts stand in the table beside it. */
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { momentWords } from '#words/moments';
import { retryWords } from '#words/retries';
import { attemptLimit, retryPhases } from '../../core/contract';
import { attemptOffsets } from '../../core/sender/retry-schedule';
import { printUtc } from '../../words/utc-text';
import { useForcedColors, useTheme } from '../shell/theme';

export interface RetryChartProps {
  readonly firstAtSeconds: number;
  /** Where the picture has the first attempt: it moves less often than the words do. */
  readonly drawnAtSeconds: number;
  /** 0 where that is not known. */
  readonly made: number;
}

const words = retryWords.chart;

/** How many attempts are made when a phase ends; the last one is the end of all. */
const ends = [...retryPhases.slice(0, -1).map(({ to }) => to), attemptLimit];

/** In seconds from the first attempt: up to the attempt behind each change of the interval, and up to the last. */
const ranges = ends
  .map((attempts) => ({ attempts, seconds: toOffset(Math.min(attempts + 1, attemptLimit)) }))
  .toReversed();

/** Where each interval is waited for the first time. */
const phases = retryPhases.map(({ from, intervalSeconds }) => ({
  from,
  intervalSeconds,
  atSeconds: toOffset(from),
}));

function toOffset(attempt: number): number {
  return attemptOffsets[attempt - 1] ?? 0;
}

const chartHeight = 260;

export function RetryChart({ firstAtSeconds, drawnAtSeconds, made }: RetryChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const isForced = useForcedColors();
  const [shown, setShown] = useState(attemptLimit);
  const drawnTooEarly = useRef(0);
  useEffect(() => {
    drawnTooEarly.current = firstAtSeconds - drawnAtSeconds;
  }, [firstAtSeconds, drawnAtSeconds]);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    element.dataset.theme = isForced ? 'forced' : theme;
    const range = ranges.find(({ attempts }) => attempts === shown);
    const printTime = (seconds: number) => momentWords.print(seconds + drawnTooEarly.current);
    const plot = createPlot(element, drawnAtSeconds, made, range?.seconds ?? 0, printTime);
    // The picture's name says it; the legend in it is a table without meaning of its own.
    plot.root.ariaHidden = 'true';
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) {
        plot.setSize({ width: element.clientWidth, height: chartHeight });
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [theme, isForced, drawnAtSeconds, made, shown]);

  return (
    <figure className="retry-chart">
      <figcaption>
        {words.caption(firstAtSeconds, firstAtSeconds + toOffset(attemptLimit), made === 0)}
      </figcaption>
      <fieldset className="switch">
        <legend className="visually-hidden">{words.ranges}</legend>
        {ranges.map(({ attempts }) => (
          <button
            key={attempts}
            type="button"
            className="button"
            aria-pressed={shown === attempts}
            onClick={() => setShown(attempts)}
          >
            {attempts === attemptLimit
              ? words.allAttempts(attempts)
              : words.firstAttempts(attempts)}
          </button>
        ))}
      </fieldset>
      <div
        ref={container}
        role="img"
        aria-label={words.describe(made, phases, {
          attempts: attemptLimit,
          seconds: toOffset(attemptLimit),
        })}
      />
    </figure>
  );
}

/** Times in UTC, as everywhere on the page; attempts made and attempts to come in two colours. */
function createPlot(
  element: HTMLElement,
  firstAtSeconds: number,
  made: number,
  lastOffset: number,
  printTime: (seconds: number) => string,
): uPlot {
  const [muted, grid, accent, text] = ['--muted', '--border', '--accent', '--text'].map((name) =>
    readColor(element, name),
  );
  const times = attemptOffsets.map((offset) => firstAtSeconds + offset);
  const numbers = attemptOffsets.map((_, index) => index + 1);
  const axis = {
    stroke: text ?? '',
    grid: { stroke: grid ?? '', width: 1 },
    ticks: { stroke: grid ?? '', width: 1 },
  };
  const toSeries = (label: string, color = '') => ({
    label,
    stroke: color,
    width: 2,
    value: (_: uPlot, number: number | null) => (number == null ? '' : words.attempt(number)),
    points: { show: true, size: 4, fill: color, stroke: color },
  });
  const marks = [
    ...phases.map(({ from, intervalSeconds, atSeconds }, row) =>
      createMark('retry-phase', words.phase(from, intervalSeconds), atSeconds, row),
    ),
    ...(made === 0 ? [] : [createMark('retry-mark', words.mark(made), toOffset(made), 0)]),
  ];
  return new uPlot(
    {
      width: Math.max(element.clientWidth, 200),
      height: chartHeight,
      // The words of the last tick reach beyond it.
      padding: [null, 40, null, null],
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { range: () => [firstAtSeconds, firstAtSeconds + lastOffset * 1.02] },
        y: { range: () => [0, numbers[countShown(lastOffset) - 1] ?? attemptLimit] },
      },
      axes: [
        { ...axis, space: 100, values: (_, splits) => splits.map(printTick) },
        { ...axis, label: words.axis, labelSize: 20, size: 44 },
      ],
      hooks: {
        ready: [({ over }) => over.append(...marks.map(({ element: mark }) => mark))],
        draw: [
          (plot) => {
            for (const { element: mark, atSeconds } of marks) {
              placeMark(mark, plot.valToPos(firstAtSeconds + atSeconds, 'x'), plot);
            }
          },
        ],
      },
      series: [
        {
          label: words.series.time,
          value: (_, seconds) => (seconds == null ? '' : printTime(seconds)),
        },
        toSeries(words.series.made, accent),
        toSeries(words.series.toCome, muted),
      ],
    },
    [
      times,
      numbers.map((number) => (number <= made ? number : null)),
      numbers.map((number) => (number > made ? number : null)),
    ],
    element,
  );
}

/** A line where a phase begins, or where the callback stands now, with words at it. */
function createMark(className: string, text: string, atSeconds: number, row: number) {
  const element = document.createElement('div');
  element.className = className;
  const label = document.createElement('span');
  label.textContent = text;
  element.append(label);
  element.style.setProperty('--line', String(row));
  return { element, atSeconds };
}

/** One beyond the range is cut off by the plot's edge. */
function placeMark(mark: HTMLElement, left: number, { over }: uPlot): void {
  mark.style.left = `${left}px`;
  // The words stand where there is room for them.
  mark.classList.toggle('is-left', left > over.clientWidth / 2);
}

/** Month, day, hour and minute: the caption has the rest. */
function printTick(seconds: number): string {
  return printUtc(seconds).slice(5, 16);
}

function countShown(lastOffset: number): number {
  return attemptOffsets.filter((offset) => offset <= lastOffset * 1.02).length;
}

/** A canvas knows no custom properties: the colour as the browser resolves it. */
function readColor(element: HTMLElement, property: string): string {
  element.style.color = `var(${property})`;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}
