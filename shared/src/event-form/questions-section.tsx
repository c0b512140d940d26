import { useToasts } from '@spotlight/shared/contract';
import { useFieldArray, type Fields } from '@spotlight/shared/form';
import { Button, PlusIcon, TextField, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState } from 'react';
import eventQuestionsTexts from '../locales/event-questions.zh-TW.json';
import { Section } from './event-form.styles';
import { newQuestion } from './question-form.rules';
import type { QuestionsForm } from './question-form.schema';
import { QuestionFields } from './question-fields';
import { questionLimits } from './question-limits.rules';

/** What those who register are asked, in the order in which they are asked. */
export function QuestionsSection<Whole extends QuestionsForm>({
  form: whole,
}: {
  form: Fields<Whole>;
}) {
  const t = useTexts(eventQuestionsTexts);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState('');
  // It knows the fields of its own alone.
  const form = whole as unknown as Fields<QuestionsForm>;
  const { control, getValues } = form;
  const questions = useFieldArray({ control, name: 'questions', keyName: 'rowId' });
  const { fields } = questions;

  const handleMove = (index: number, by: -1 | 1) => {
    questions.move(index, index + by);
    setAnnounced(t('eventQuestions.moved', { number: index + 1 + by }));
  };
  const handleRemove = (index: number) => {
    const question = getValues(`questions.${index}`);
    questions.remove(index);
    heading.current?.focus();
    toasts.info(t('eventQuestions.removed', { number: index + 1 }), {
      action: {
        label: t('eventQuestions.undo'),
        onClick: () =>
          form.setValue('questions', getValues('questions').toSpliced(index, 0, question), {
            shouldDirty: true,
          }),
      },
    });
  };

  return (
    <Section aria-labelledby="event-questions">
      <h3 id="event-questions" ref={heading} tabIndex={-1}>
        {t('eventQuestions.title')}
      </h3>
      <p>{t('eventQuestions.lead')}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {fields.map(({ rowId }, index) => (
        <QuestionFields
          key={rowId}
          form={form}
          index={index}
          isLast={index === fields.length - 1}
          onMove={(by) => handleMove(index, by)}
          onRemove={() => handleRemove(index)}
        />
      ))}
      {fields.length < questionLimits.questions && (
        <Button
          variant="outline"
          icon={<PlusIcon size={18} />}
          onClick={() => questions.append(newQuestion(), { shouldFocus: false })}
        >
          {t('eventQuestions.add')}
        </Button>
      )}
      {fields.length > 0 && (
        <TextField
          type="datetime-local"
          label={t('eventQuestions.closeAt')}
          hint={t('eventQuestions.closeAtHint')}
          {...form.field('answersCloseAt')}
        />
      )}
    </Section>
  );
}
