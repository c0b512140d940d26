/** What one scenario came to. */
export interface Section {
  title: string;
  /** Markdown. */
  table: string;
  /** What the project's README shows of it, if anything. */
  short?: string;
  aims: readonly Aim[];
}

interface Aim {
  what: string;
  value: number;
  limit: number;
  isReached: boolean;
  sign: '≤' | '≥';
  digits: number;
}

/** A value that should not be above its limit. */
export const atMost = (what: string, value: number, limit: number, digits = 2): Aim => ({
  what,
  value,
  limit,
  isReached: Number(value.toFixed(digits)) <= limit,
  sign: '≤',
  digits,
});

/** A value that should not be below its limit. */
export const atLeast = (what: string, value: number, limit: number, digits = 2): Aim => ({
  what,
  value,
  limit,
  isReached: Number(value.toFixed(digits)) >= limit,
  sign: '≥',
  digits,
});

/** Heading, table and aims as Markdown. A missed aim is told, never an error: machines differ. */
export function sectionText({ title, table, aims }: Section): string {
  const lines = aims.map(
    ({ what, value, limit, isReached, sign, digits }) =>
      `- ${what}: ${value.toFixed(digits)} (aim ${sign} ${limit.toFixed(digits)}: ${isReached ? 'reached' : 'missed'})`,
  );
  return [`## ${title}`, table, lines.join('\n')].join('\n\n');
}
