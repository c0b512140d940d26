import { questionLimits } from '../../../data/question/question-limits.rules';
import { useToasts } from '@spotlight/shared/contract';
import { useFieldArray } from '@spotlight/shared/form';
import { Button, PlusIcon, TextField, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState } from 'react';
import { newQuestion } from '../../../data/event-form/question-form.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import eventQuestionsTexts from '../../../locales/event-questions.zh-TW.json';
import { Section } from '../step.styles';
import type { StepProps } from '../use-event-draft';
import { QuestionFields } from './question-fields';

/** What those who register are asked, in the order in which they are asked. */
export function QuestionsSection({ draft }: StepProps) {
  const t = useTexts(eventQuestionsTexts, eventFormLaterTexts);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState('');
  const { form, change } = draft;
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
        onClick: () => change({ questions: getValues('questions').toSpliced(index, 0, question) }),
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
