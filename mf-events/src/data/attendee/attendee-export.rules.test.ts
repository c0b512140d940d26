import { toCsv } from '@spotlight/shared/files/csv';
import { attendeeRows, fileNamePart } from './attendee-export.rules';

const row = {
  registrationNo: 'R-1',
  ticketNo: 'SP-1226-10384',
  ticketType: '一般票',
  holderName: '林芷晴',
  name: '=HYPERLINK("http://evil.test")',
  email: 'fan@example.test',
  phone: '+886912345678',
  pricePaid: 1500,
  status: 'valid' as const,
  registeredAt: '2026-12-01T12:00:00+08:00',
  checkedInAt: null,
  adminNotes: '靠走道, "輪椅"',
  answers: [
    { questionId: 'q-name', kind: 'text' as const, label: '應援名', value: '@SUM(1)' },
    { questionId: 'q-photo', kind: 'consent' as const, label: '同意拍攝', value: true },
  ],
};

test('a ticket is a row, and nothing that somebody typed becomes a formula', () => {
  const csv = toCsv(
    attendeeRows(
      [row],
      [
        { id: 'q-photo', label: '同意拍攝' },
        { id: 'q-gone', label: '沒人答' },
        { id: 'q-name', label: '應援名' },
      ],
      { statusLabel: () => '未入場', agreed: '同意' },
    ),
  );
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  expect(csv).toContain("'+886912345678");
  expect(csv).toContain(`2026/12/01(二) 12:00,,"靠走道, ""輪椅""",同意,,'@SUM(1)`);
});

test('a title becomes part of a file name', () => {
  expect(fileNamePart('夜/城：A?')).toBe('夜 城：A');
});
