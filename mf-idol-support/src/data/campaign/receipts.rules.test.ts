import { spentOf } from './receipts.rules';

test('what is left is what was paid and not spent', () => {
  const receipt = { id: 'r', title: '租金', fileUrl: null, paidOn: '2026-11-01' };
  expect(
    spentOf({
      paidTotal: 100,
      receipts: [
        { ...receipt, amount: 30 },
        { ...receipt, amount: 50 },
      ],
    }),
  ).toEqual({ spent: 80, left: 20 });
});
