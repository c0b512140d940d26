import { formatMoment } from '@spotlight/shared/format';
import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { answerText } from '../../data/question/answer.rules';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import registrationsTexts from '../../locales/registrations.zh-TW.json';

const AnswersSheet = lazyPart(
  () => import(/* webpackChunkName: "answers" */ './answers-sheet').then((m) => m.AnswersSheet),
  { Failed: OverlayFailure },
);

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-14);
  & dl {
    display: grid;
    gap: 4px;
  }
  & dt {
    color: var(--ink-3);
  }
  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Until = styled.span`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** What somebody told the organizer, and 編輯資料 for as long as that is possible. */
export function GivenAnswers({ registration }: { registration: RegistrationCard }) {
  const t = useTexts(registrationsTexts);
  const isLoading = AnswersSheet.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  const { answers, canEditAnswers: canEdit, answersCloseAt: until } = registration;
  if (answers.length === 0 && !canEdit) return null;
  return (
    <Box>
      {answers.length > 0 && (
        <dl>
          {answers.map((answer) => (
            <div key={answer.questionId}>
              <dt>{answer.label}</dt>
              <dd>{answerText(answer, t('registrations.answers.agreed'))}</dd>
            </div>
          ))}
        </dl>
      )}
      {canEdit && (
        <>
          <Button
            variant="outline"
            size="sm"
            isBusy={isOpen && isLoading}
            aria-label={t('registrations.answers.editNamed', { title: registration.event.title })}
            onClick={() => setIsOpen(true)}
          >
            {t('registrations.answers.edit')}
          </Button>
          <Until>{t('registrations.answers.until', { moment: formatMoment(until) })}</Until>
        </>
      )}
      {isOpen && <AnswersSheet registration={registration} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
