import type { Problem } from './problem';

/** So many of one kind are listed. */
export const listedProblems = 50;

/** What is wrong, as it is found. Of one kind the first are listed, and the first of them says how many more there are. */
export class ProblemLog {
  private readonly listed: Problem[] = [];
  /** By kind, how many are listed and how many are not. Built only once there are so many that it matters. */
  private counts: Map<string, { listed: number; more: number }> | null = null;

  push(problem: Problem): void {
    if (this.counts === null && this.listed.length < listedProblems) {
      this.listed.push(problem);
      return;
    }
    this.counts ??= this.countListed();
    const kind = nameKind(problem);
    const count = this.counts.get(kind) ?? { listed: 0, more: 0 };
    this.counts.set(kind, count);
    if (count.listed === listedProblems) {
      count.more += 1;
      return;
    }
    count.listed += 1;
    this.listed.push(problem);
  }

  list(): readonly Problem[] {
    const { counts, listed } = this;
    if (counts === null) return listed;
    const told = new Set<string>();
    return listed.map((problem) => {
      const kind = nameKind(problem);
      const more = counts.get(kind)?.more ?? 0;
      if (more === 0 || told.has(kind)) return problem;
      told.add(kind);
      return { ...problem, more };
    });
  }

  private countListed(): Map<string, { listed: number; more: number }> {
    const counts = new Map<string, { listed: number; more: number }>();
    for (const problem of this.listed) {
      const kind = nameKind(problem);
      const count = counts.get(kind) ?? { listed: 0, more: 0 };
      count.listed += 1;
      counts.set(kind, count);
    }
    return counts;
  }
}

/** Those of one kind are worth the same to the verdict. */
function nameKind(problem: Problem): string {
  const { code, severity } = problem;
  if (code === 'headers.duplicate') return `${code} ${severity} ${problem.name} ${problem.same}`;
  // Asked a million times, of warnings: a name that is there already costs least.
  return severity === 'warning' ? code : `${code} ${severity}`;
}
