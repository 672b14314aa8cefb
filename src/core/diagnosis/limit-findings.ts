import type { Diagnosis } from './diagnosis';

/** The first findings; the rest is counted. */
export function limitFindings(diagnosis: Diagnosis, limit: number): Diagnosis {
  const { findings, moreFindings } = diagnosis;
  if (findings.length <= limit) return diagnosis;
  return {
    ...diagnosis,
    findings: findings.slice(0, limit),
    moreFindings: moreFindings + findings.length - limit,
  };
}
