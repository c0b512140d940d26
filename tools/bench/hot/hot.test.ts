import type { Measured } from '../database/measure';
import { hotReport, type Lapsed, type Pressing } from './report';

const measured = (perSecond: number, p99 = 100, refusals = {}): Measured => ({
  requests: 10,
  perSecond,
  p50: 5,
  p99,
  worst: 60,
  processorMs: 7,
  refusals,
});
const pressing = (perSecond: number, p99: number): Pressing[] => [
  { connections: 8, events: 200, measured: measured(200) },
  { connections: 8, events: 1, measured: measured(100) },
  { connections: 64, events: 1, measured: measured(perSecond, p99) },
];
const beside = (perSecond: number) => ({
  alone: measured(100),
  readers: measured(perSecond),
  buyers: measured(50),
});
const lapsed: Lapsed = {
  orders: 20,
  buyers: 64,
  firstSeatMs: 900,
  seconds: 2,
  sold: 20,
  refusals: {},
};

test('what was aimed at is told as reached, in ratios to eight connections of one event', () => {
  const report = hotReport(pressing(80, 1000), beside(50), lapsed, 8);
  expect(report).not.toContain('missed');
  expect(report.match(/reached/g)).toHaveLength(6);
  expect(report).toMatch(/64 connections, one event \| +80 \| 0\.80 \|/);
  expect(report).toMatch(/beside 64 buyers \| +50 \| +0\.50 \|/);
});

test('and each of it as missed', () => {
  const fallen = { ...lapsed, firstSeatMs: 1000, sold: 19, refusals: { '500 SERVER': 1 } };
  const report = hotReport(pressing(79, 1001), beside(49), fallen, 8);
  expect(report.match(/missed/g)).toHaveLength(6);
  expect(report).toContain('1 × 500 SERVER');
});
