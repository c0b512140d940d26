import type { Question } from '@spotlight/shared/event-form/question';
import { useFormContext } from '@spotlight/shared/form';
import { Checkbox, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import questionsTexts from '../../locales/questions.zh-TW.json';
import { textLimit } from './answer-form.rules';
import type { AnswersForm } from './answers.schema';
import { ManyOfField } from './many-of-field';

const Fields = styled.fieldset`
  display: grid;
  gap: 20px;
  padding: 20px 0 0;
  border-top: 1px solid var(--line);
  & > legend {
    float: left;
    padding: 0;
    font-weight: var(--weight-bold);
  }
`;

export interface QuestionFieldsProps {
  questions: readonly Question[];
}

/** What the organizer wants to know. Inside a `Form` that has `answers`. */
export function QuestionFields({ questions }: QuestionFieldsProps) {
  const t = useTexts(questionsTexts);
  if (questions.length === 0) return null;
  return (
    <Fields>
      <legend>{t('questions.title')}</legend>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} />
      ))}
    </Fields>
  );
}

function QuestionField({ question }: { question: Question }) {
  const t = useTexts(questionsTexts);
  const form = useFormContext<AnswersForm>();
  const { id, kind, label, help, required, options = [] } = question;
  const field = {
    label,
    hint: help,
    isRequired: required,
    ...form.field(`answers.${id}`),
  };
  switch (kind) {
    case 'text':
      return <TextField {...field} maxLength={textLimit(question)} autoComplete="off" />;
    case 'long_text':
      return <TextArea {...field} maxLength={textLimit(question)} />;
    case 'one_of':
      return (
        <SelectField {...field}>
          <option value="">{t('questions.choose')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      );
    case 'many_of':
      return <ManyOfField {...field} options={options} most={question.maxChoices} />;
    case 'consent':
      return <Checkbox {...field} label={required ? t('questions.needed', { label }) : label} />;
  }
}
