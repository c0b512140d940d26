import { emptyRefund, refundFaults } from './refund-form.rules';

const right = {
  reason: '行程有變',
  bankCode: '812',
  accountNo: '2888-1000 123456',
  accountName: '林芷晴',
};

test('everything is needed', () => {
  expect(Object.keys(refundFaults(emptyRefund))).toEqual([
    'reason',
    'bankCode',
    'accountNo',
    'accountName',
  ]);
});

test('an account may be written with spaces and hyphens', () => {
  expect(refundFaults(right)).toEqual({});
});

test.each([
  ['bankCode', '81'],
  ['bankCode', '8123'],
  ['accountNo', '1234567'],
  ['accountNo', '12345678901234567'],
  ['reason', '   '],
] as const)('%s cannot be 「%s」', (field, value) => {
  expect(Object.keys(refundFaults({ ...right, [field]: value }))).toEqual([field]);
});
