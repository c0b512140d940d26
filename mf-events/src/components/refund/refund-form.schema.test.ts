import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import { emptyRefund, refundSchema, type RefundForm } from './refund-form.schema';

const faultyFields = (form: RefundForm) =>
  Object.keys(faultsOf(refundSchema(createFakeTexts()), form));

const right = {
  reason: '行程有變',
  bankCode: '812',
  accountNo: '2888-1000 123456',
  accountName: '林芷晴',
};

test('everything is needed', () => {
  expect(faultyFields(emptyRefund)).toEqual(['reason', 'bankCode', 'accountNo', 'accountName']);
});

test('an account may be written with spaces and hyphens', () => {
  expect(faultyFields(right)).toEqual([]);
});

test.each([
  ['bankCode', '81'],
  ['bankCode', '8123'],
  ['accountNo', '1234567'],
  ['accountNo', '12345678901234567'],
  ['reason', '   '],
] as const)('%s cannot be 「%s」', (field, value) => {
  expect(faultyFields({ ...right, [field]: value })).toEqual([field]);
});
