import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import type eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { gateSchema } from './gate-form.schema';

const faultsIn = (typed: object, others: string[] = []) =>
  faultsOf(gateSchema(createFakeTexts<typeof eventGatesTexts>(), others), {
    name: '正門',
    types: ['vip'],
    opensAt: '2026-12-26T18:30',
    closesAt: '',
    ...typed,
  });

test('a gate needs a name of its own, a type, and an end after its beginning', () => {
  expect(faultsIn({}, ['側門'])).toEqual({});
  expect(faultsIn({ name: ' ' })).toEqual({ name: 'eventGates.gates.nameMissing' });
  expect(faultsIn({ name: ' 正門 ' }, ['正門'])).toEqual({ name: 'eventGates.gates.nameTaken' });
  expect(faultsIn({ types: [], closesAt: '2026-12-26T18:30' })).toEqual({
    types: 'eventGates.gates.typesMissing',
    closesAt: 'eventGates.gates.closesTooEarly',
  });
});
