/** The age of X-Timestamp (contract, "Receiver processing order", step 3). */
import { readTimeUnit } from '../contract';
import { type Check, createCheck } from './check';

/** Minutes that clocks of the world are off UTC by, in either direction, beside whole hours. */
const halfHourZones = [210, 270, 330, 345, 390, 570, 630];
const largestZoneMinutes = 14 * 60;
/** How close the age must be to an offset, in seconds. */
const zoneWindowSeconds = 120;

interface Clock {
  /** Null when it is not known. */
  readonly receivedAtSeconds: number | null;
  readonly nowSeconds: number;
}

/**
 * A callback is fresh or not at its receipt. Where that time is not known, one that is old by now cannot be judged.
 *
 * @param value of the header, as it came
 */
export function checkTimestamp(value: string, toleranceSeconds: number, clock: Clock): Check {
  const atSeconds = clock.receivedAtSeconds ?? clock.nowSeconds;
  const unit = readTimeUnit(value);
  if (unit === 'milliseconds') {
    const sentAtSeconds = Math.floor(Number(value) / 1000);
    const ageSeconds = atSeconds - sentAtSeconds;
    return createCheck('timestamp.milliseconds', { value, ageSeconds });
  }
  if (unit === null) return createCheck('timestamp.not-seconds', { value });
  const sentAtSeconds = Number(value);
  const ageSeconds = atSeconds - sentAtSeconds;
  const isFresh = Math.abs(ageSeconds) <= toleranceSeconds;
  const zoneMinutes = isFresh ? null : toZoneMinutes(ageSeconds);
  // One that comes in now, or is judged as if it did.
  const isByClock = atSeconds === clock.nowSeconds;
  const facts = { sentAtSeconds, atSeconds, isByClock, ageSeconds, toleranceSeconds, zoneMinutes };
  if (isFresh) return createCheck('timestamp.fresh', facts);
  if (ageSeconds < 0) return createCheck('timestamp.ahead', facts);
  return createCheck(
    clock.receivedAtSeconds === null ? 'timestamp.captured' : 'timestamp.old',
    facts,
  );
}

/** A clock that is set to local time and taken for UTC is off by its zone. */
function toZoneMinutes(ageSeconds: number): number | null {
  const distance = Math.abs(ageSeconds);
  const hour = Math.round(distance / 3600) * 60;
  const zone = [hour, ...halfHourZones].find(
    (minutes) => Math.abs(distance - minutes * 60) <= zoneWindowSeconds,
  );
  return zone === undefined || zone === 0 || zone > largestZoneMinutes ? null : zone;
}
