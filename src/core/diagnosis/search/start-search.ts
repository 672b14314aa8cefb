/** Starts a search of the catalogue. What another one tried of the same request is not tried again. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { catalogue } from '../catalogue';
import type { Deviation } from '../deviation';
import { defaultEffort } from './effort';
import { listSteps } from './list-steps';
import { measureListing, measureString } from './measure-work';
import { DeviationSearch, type StartedSearch, type Together } from './search-deviations';
import type { SearchResult } from './search-result';
import { runAtOnce, type Sliced, WorkMeter } from './slices';
import { readWords, type Target } from './target';
import { identify, recallTried, rememberTried, type TriedStrings } from './tried-strings';

/** What a search may be told beside its source and its target. */
export interface SearchOptions {
  /** The catalogue; a part of it where only some can apply. */
  readonly deviations?: readonly Deviation[];
  /** What it counts its work on; when that is used up, it ends with what it has found. */
  readonly meter?: WorkMeter;
}

/** The whole search at once, for callers that nobody waits for. */
export function searchDeviations(
  source: CanonicalSource,
  target: Target,
  options?: SearchOptions,
): SearchResult {
  return runAtOnce(searchDeviationsInSlices(source, target, options));
}

/** The same search, which can be put down between slices. */
export function searchDeviationsInSlices(
  source: CanonicalSource,
  target: Target,
  options: SearchOptions & { readonly together?: Together } = {},
): Sliced<SearchResult> {
  return startSearch(source, target, options).run(options.together ?? 3);
}

export function startSearch(
  source: CanonicalSource,
  target: Target,
  options: SearchOptions = {},
): StartedSearch {
  const { deviations = catalogue } = options;
  const tried = recallTried(source, deviations);
  if (tried === undefined) return beginSearch(source, target, options);
  return new RememberedSearch(tried, target, () => beginSearch(source, target, options));
}

function beginSearch(
  source: CanonicalSource,
  target: Target,
  { deviations = catalogue, meter = new WorkMeter(defaultEffort.signatureWork) }: SearchOptions,
): StartedSearch {
  const listWork = measureListing(source);
  const leastWork = listWork + measureString(source);
  if (!meter.hasRoomFor(leastTries * leastWork)) {
    return { run: () => searchNothing(meter), hasTried: () => false, isExhausted: false };
  }
  const steps = listSteps(source, deviations, () => meter.leaveOut());
  const remember = (tried: TriedStrings): void => rememberTried(source, deviations, tried);
  return new DeviationSearch(source, target, steps, meter, listWork, remember);
}

/** So few strings of a body explain hardly anything, and each is megabytes of garbage. */
const leastTries = 25;

// biome-ignore lint/correctness/useYield: the same to whoever drives it, with nothing to be done
function* searchNothing(meter: WorkMeter): Sliced<SearchResult> {
  meter.leaveOut();
  return { found: null, equivalents: [], tried: 0, isComplete: false };
}

/** Answers from what another search tried; where that may have met what is looked for, it tries itself. */
class RememberedSearch implements StartedSearch {
  private begun: StartedSearch | null = null;

  constructor(
    private readonly tried: TriedStrings,
    private readonly target: Target,
    private readonly begin: () => StartedSearch,
  ) {}

  *run(together: Together, target = this.target): Sliced<SearchResult> {
    const { tried } = this;
    if (this.begun === null && target.sha256s?.some((one) => this.hasTried(one)) === false) {
      const count = together === 1 ? tried.alone : tried.all;
      return { found: null, equivalents: [], tried: count, isComplete: true };
    }
    this.begun ??= this.begin();
    return yield* this.begun.run(together, target);
  }

  hasTried(sha256: Uint8Array): boolean {
    return this.tried.identities.has(identify(readWords(sha256)));
  }

  get isExhausted(): boolean {
    return this.begun?.isExhausted ?? true;
  }
}
