import { questionLimits } from '../../../data/question/question-limits.rules';
import { useToasts } from '@spotlight/shared/contract';
import { Button, PlusIcon, TextField, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRef, useState } from 'react';
import type { QuestionForm } from '../../../data/organizer/event-form.schema';
import { movedBy } from '../../../data/organizer/list.rules';
import { newQuestion } from '../../../data/organizer/question-form.rules';
import eventFormLaterTexts from '../../../locales/event-form-later.zh-TW.json';
import eventQuestionsTexts from '../../../locales/event-questions.zh-TW.json';
import { Section } from '../step.styles';
import type { StepProps } from '../use-form-field';
import { QuestionFields } from './question-fields';

/** What those who register are asked, in the order in which they are asked. */
export function QuestionsSection({ draft, faults }: StepProps) {
  const t = useTexts(eventQuestionsTexts, eventFormLaterTexts);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState('');
  const { form, change } = draft;
  const { questions } = form;

  const edit = (id: string, changes: Partial<QuestionForm>) =>
    change({
      questions: questions.map((question) =>
        question.id === id ? { ...question, ...changes } : question,
      ),
    });
  const move = (index: number, by: -1 | 1) => {
    change({ questions: movedBy(questions, index, by) });
    setAnnounced(t('eventQuestions.moved', { number: index + 1 + by }));
  };
  const remove = (question: QuestionForm, index: number) => {
    change({ questions: questions.filter(({ id }) => id !== question.id) });
    heading.current?.focus();
    toasts.info(t('eventQuestions.removed', { number: index + 1 }), {
      action: {
        label: t('eventQuestions.undo'),
        onClick: () =>
          draft.change((now) => ({ questions: now.questions.toSpliced(index, 0, question) })),
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
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          number={index + 1}
          isLast={index === questions.length - 1}
          question={question}
          faults={faults}
          onChange={(changes) => edit(question.id, changes)}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(question, index)}
        />
      ))}
      {questions.length < questionLimits.questions && (
        <Button
          variant="outline"
          icon={<PlusIcon size={18} />}
          onClick={() => change({ questions: [...questions, newQuestion()] })}
        >
          {t('eventQuestions.add')}
        </Button>
      )}
      {questions.length > 0 && (
        <TextField
          name="answersCloseAt"
          type="datetime-local"
          label={t('eventQuestions.closeAt')}
          hint={t('eventQuestions.closeAtHint')}
          value={form.answersCloseAt}
          error={faults['answersCloseAt'] && t('eventForm.faults.answersCloseLate')}
          onChange={(event) => change({ answersCloseAt: event.target.value })}
        />
      )}
    </Section>
  );
}
