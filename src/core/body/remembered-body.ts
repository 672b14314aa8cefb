/**
 * The parsed body of a report, for the diagnosis that follows where it was made: a large one costs as much to parse as to
 * verify. The report itself does not hold it: it would cross to another thread with it.
 */
import type { CallbackReport } from '../callback-report';
import type { JsonObject } from '../json/json-node';

const bodies = new WeakMap<CallbackReport, JsonObject>();

export function rememberBody(report: CallbackReport, body: JsonObject): void {
  bodies.set(report, body);
}

/** Undefined where the report came from another thread. */
export function recallBody(report: CallbackReport): JsonObject | undefined {
  return bodies.get(report);
}
