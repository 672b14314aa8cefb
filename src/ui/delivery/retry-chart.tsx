/** All attempts on a time axis. The same facts stand in the table beside it. */
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { attemptLimit, attemptOffsets } from '../../core/sender/retry-schedule';
import { useTheme } from '../theme';
import { printUtc } from '../utc-text';

export interface RetryChartProps {
  readonly firstAtSeconds: number;
  readonly made: number;
}

/** In seconds from the first attempt: the places where the interval changes, with some room. */
const ranges = {
  'All 200': 280_500,
  'First 50': 12_300,
  'First 10': 330,
} as const;

type RangeName = keyof typeof ranges;

const chartHeight = 260;

export function RetryChart({ firstAtSeconds, made }: RetryChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [rangeName, setRangeName] = useState<RangeName>('All 200');

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    element.dataset.theme = theme;
    const plot = createPlot(element, firstAtSeconds, made, ranges[rangeName]);
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
  }, [theme, firstAtSeconds, made, rangeName]);

  const last = attemptOffsets.at(-1) ?? 0;
  return (
    <figure className="retry-chart">
      <figcaption>
        Attempts over time, from {printUtc(firstAtSeconds)} to about{' '}
        {printUtc(firstAtSeconds + last)}
      </figcaption>
      <fieldset className="switch">
        <legend className="visually-hidden">Show</legend>
        {(Object.keys(ranges) as RangeName[]).map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={rangeName === name}
            onClick={() => setRangeName(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div
        ref={place}
        role="img"
        aria-label={`The number of attempts over time: ten within 5 minutes, fifty within 3 hours 25 minutes, ${attemptLimit} within about three days; ${made} made so far. The table below has every one.`}
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
    value: (_: uPlot, number: number | null) => (number === null ? '–' : `attempt ${number}`),
    points: { show: true, size: 4, fill: color, stroke: color },
  });
  return new uPlot(
    {
      width: Math.max(element.clientWidth, 200),
      height: chartHeight,
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      cursor: { y: false, drag: { x: false, y: false } },
      scales: {
        x: { range: () => [firstAtSeconds, firstAtSeconds + lastOffset * 1.02] },
        y: { range: () => [0, numbers[countShown(lastOffset) - 1] ?? attemptLimit] },
      },
      axes: [
        { ...axis, space: 100, values: (_, splits) => splits.map(printTick) },
        { ...axis, label: 'Attempt', labelSize: 20, size: 44 },
      ],
      series: [
        { label: 'At about', value: (_, seconds) => (seconds === null ? '–' : printUtc(seconds)) },
        toSeries('Made', accent),
        toSeries('To come', muted),
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
