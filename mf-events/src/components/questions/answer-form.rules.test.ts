import type { Question } from '@spotlight/shared/event-form/question';
import { answerFaults, answerFields, refusedQuestion, toAnswers } from './answer-form.rules';

const diet: Question = { id: 'q-diet', kind: 'text', label: '飲食習慣', required: false };
const size: Question = {
  id: 'q-size',
  kind: 'one_of',
  label: '衣服尺寸',
  required: true,
  options: ['S', 'M'],
};
const days: Question = {
  id: 'q-days',
  kind: 'many_of',
  label: '哪幾天來',
  required: true,
  options: ['五', '六', '日'],
  maxChoices: 2,
};
const photo: Question = { id: 'q-photo', kind: 'consent', label: '同意拍照', required: true };
const questions = [diet, size, days, photo];

test('fields begin empty, or with what was answered before in the same form', () => {
  expect(answerFields(questions)).toEqual({
    'q-diet': '',
    'q-size': '',
    'q-days': [],
    'q-photo': false,
  });
  expect(
    answerFields(questions, [
      { questionId: 'q-days', value: ['六'] },
      { questionId: 'q-size', value: true },
      { questionId: 'q-gone', value: '舊' },
    ]),
  ).toMatchObject({ 'q-days': ['六'], 'q-size': '' });
});

test('what is missing is named by its kind, and only where it is needed', () => {
  expect(answerFaults(questions, answerFields(questions))).toEqual({
    'q-size': 'choice',
    'q-days': 'choice',
    'q-photo': 'consent',
  });
  expect(answerFaults([{ ...diet, required: true }], { 'q-diet': '  ' })).toEqual({
    'q-diet': 'missing',
  });
});

test('too much, too long and what is not offered are refused', () => {
  expect(
    answerFaults(questions, {
      'q-diet': '字'.repeat(201),
      'q-size': 'XL',
      'q-days': ['五', '六', '日'],
      'q-photo': true,
    }),
  ).toEqual({ 'q-diet': 'tooLong', 'q-size': 'choice', 'q-days': 'tooMany' });
  expect(answerFaults([{ ...diet, maxLength: 2 }], { 'q-diet': '三個字' })).toEqual({
    'q-diet': 'tooLong',
  });
});

test('what is sent is trimmed, and leaves out what was left empty', () => {
  expect(
    toAnswers(questions, { 'q-diet': ' ', 'q-size': ' M ', 'q-days': ['五'], 'q-photo': true }),
  ).toEqual([
    { questionId: 'q-size', value: 'M' },
    { questionId: 'q-days', value: ['五'] },
    { questionId: 'q-photo', value: true },
  ]);
});

test.each([
  [{ hint: 'answers.q-diet' }, 'q-diet'],
  [{ hint: 'email' }, null],
  [null, null],
])('a refusal with %j is about %s', (cause, id) => {
  expect(refusedQuestion(cause)).toBe(id);
});
