import type { GivenAnswer } from '@spotlight/shared/event-form/question';
import { answerCells, answerColumns, answerText } from './answer.rules';

const given = (questionId: string, value: GivenAnswer['value']): GivenAnswer => ({
  questionId,
  kind: 'text',
  label: `問題 ${questionId}`,
  value,
});

test.each([
  ['小海', '小海'],
  [['六', '日'], '六、日'],
  [true, '同意'],
])('the answer %j reads %s', (value, text) => {
  expect(answerText({ value }, '同意')).toBe(text);
});

test('columns are today’s questions in their order, then those that earlier people were asked', () => {
  const rows = [
    { answers: [given('q-b', '乙'), given('q-old', '舊')] },
    { answers: [given('q-a', '甲')] },
  ];
  const columns = answerColumns(
    [
      { id: 'q-a', label: '改過的題目' },
      { id: 'q-b', label: '第二題' },
    ],
    rows,
  );
  expect(columns.map(({ label }) => label)).toEqual(['改過的題目', '第二題', '問題 q-old']);
  expect(rows.map(({ answers }) => answerCells(columns, answers, '同意'))).toEqual([
    [null, '乙', '舊'],
    ['甲', null, null],
  ]);
});
