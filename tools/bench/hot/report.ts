import { cpus } from 'node:os';
import type { Measured } from '../database/measure';
import { markdownTable } from '../report/results-table';

/** How fast seats of one event go when so many press at once, straight on PostgreSQL. */
export interface Pressing {
  connections: number;
  events: number;
  measured: Measured;
}

/** Visitors who read lists, alone and beside those who buy. */
export interface Beside {
  alone: Measured;
  readers: Measured;
  buyers: Measured;
}

/** An event whose seats are all held by people who did not pay in time. */
export interface Lapsed {
  orders: number;
  buyers: number;
  firstSeatMs: number;
  seconds: number;
  sold: number;
  /** Answers by status, where they were refusals. */
  refusals: Record<string, number>;
}

/** The whole report as Markdown: everything is a ratio within this run. */
export function hotReport(
  pressing: readonly Pressing[],
  beside: Beside,
  lapsed: Lapsed,
  seconds: number,
): string {
  const cpu = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  const eight = pressing.find(({ connections, events }) => connections === 8 && events === 1);
  const base = eight?.measured.perSecond ?? Number.NaN;
  const faults = [beside.buyers.refusals, beside.readers.refusals, lapsed.refusals]
    .flatMap(Object.entries<number>)
    .filter(([code]) => code.startsWith('5'))
    .reduce((sum, [, count]) => sum + count, 0);
  const most = pressing.find(({ connections }) => connections === 64)?.measured;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpu}, Node ${process.version}, server and callers on the same machine; ${seconds} s each, fsync on.`,
    'Straight on PostgreSQL, one hold after another on each connection:',
    markdownTable(
      ['', 'holds/s', 'of 8', 'p50 ms', 'p99 ms', 'worst ms', 'processor ms', 'refused'],
      pressing.map(({ connections, events, measured }) => [
        `${connections} connections, ${events === 1 ? 'one event' : `${events} events`}`,
        measured.perSecond.toFixed(0),
        (measured.perSecond / base).toFixed(2),
        measured.p50.toFixed(1),
        measured.p99.toFixed(0),
        measured.worst.toFixed(0),
        measured.processorMs?.toFixed(1) ?? '',
        told(measured.refusals),
      ]),
    ),
    'Through gateway and data API, 8 who read lists and 64 who buy of one event:',
    markdownTable(
      ['', 'per second', 'of alone', 'p50 ms', 'p99 ms', 'refused'],
      [
        ['reading, alone', beside.alone],
        ['reading, beside 64 buyers', beside.readers],
        ['buying', beside.buyers],
      ].map(([name, measured]) => {
        const { perSecond, p50, p99, refusals } = measured as Measured;
        return [
          name as string,
          perSecond.toFixed(0),
          name === 'buying' ? '' : (perSecond / beside.alone.perSecond).toFixed(2),
          p50.toFixed(0),
          p99.toFixed(0),
          told(refusals),
        ];
      }),
    ),
    `${lapsed.orders} orders that lapsed and ${lapsed.buyers} who press, through the same: the first seat after ${lapsed.firstSeatMs.toFixed(0)} ms, ${lapsed.sold} sold in ${lapsed.seconds.toFixed(1)} s (${(lapsed.sold / lapsed.seconds).toFixed(0)}/s); refused: ${told(lapsed.refusals) || 'nobody'}.`,
    [
      verdict('64 connections reach 0.8 of the rate of 8', (most?.perSecond ?? 0) >= 0.8 * base),
      verdict('p99 of 64 within a second', (most?.p99 ?? Infinity) <= 1000),
      verdict(
        'reading keeps half of its rate',
        beside.readers.perSecond >= 0.5 * beside.alone.perSecond,
      ),
      verdict('no answer of 500 or more', faults === 0),
      verdict('the first lapsed seat within a second', lapsed.firstSeatMs < 1000),
      verdict('all that lapsed is sold', lapsed.sold === lapsed.orders),
    ].join('\n'),
  ].join('\n\n');
}

const told = (refusals: Record<string, number>): string =>
  Object.entries(refusals)
    .map(([code, count]) => `${count} × ${code}`)
    .join(', ');

const verdict = (aim: string, isReached: boolean): string =>
  `- ${aim}: ${isReached ? 'reached' : 'missed'}`;
