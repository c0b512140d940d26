import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import { codeSchema } from './code-form.schema';

it.each([
  ['app', '123456', {}],
  ['app', ' 123 456 ', {}],
  ['app', '１２３４５６', {}],
  ['app', '12345', { code: 'shape.app' }],
  ['app', '12345a', { code: 'shape.app' }],
  ['app', ' ', { code: 'missing.app' }],
  ['recovery', 'ab2cd-ef3gh', {}],
  ['recovery', '123456', { code: 'shape.recovery' }],
  ['recovery', '', { code: 'missing.recovery' }],
] as const)('as a code of the kind %s, %j: %j', (kind, code, faults) => {
  expect(faultsOf(codeSchema(createFakeTexts(), kind), { code })).toEqual(faults);
});
