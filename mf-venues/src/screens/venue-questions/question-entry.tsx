import { formatTimeAgo } from '@spotlight/shared/format';
import { Badge, Button, ConfirmButton, Panel, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAnswerQuestion } from '../../data/venue-question/venue-question.queries';
import type { HostQuestion } from '../../data/venue-question/venue-question.schema';
import questionTexts from '../../locales/host-questions.zh-TW.json';
import { AnswerDialog } from './answer-dialog';

const Entry = styled(Panel)`
  display: grid;
  gap: 10px;
  line-height: var(--leading-dense);
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & blockquote {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    color: var(--ink-2);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const tones: Record<HostQuestion['status'], BadgeTone> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
};

export interface QuestionEntryProps {
  question: HostQuestion;
  /** Says at which venue, for owners of several. */
  hasVenue: boolean;
}

/** What somebody asked, what the host said to it, and what can be done with it. */
export function QuestionEntry({ question, hasVenue }: QuestionEntryProps) {
  const t = useTexts(questionTexts);
  const { mutateAsync } = useAnswerQuestion();
  const [isAnswering, setAnswering] = useState(false);
  const { id, body, author, createdAt, status, answer, venueName } = question;
  return (
    <Entry as="article" aria-label={body}>
      <Row>
        <small>
          {[
            t('hostQuestions.by', { author, moment: formatTimeAgo(createdAt) }),
            hasVenue && venueName,
          ]
            .filter(Boolean)
            .join('・')}
        </small>
        <Badge tone={tones[status]} hasDot={status === 'open'}>
          {t(`hostQuestions.states.${status}`)}
        </Badge>
      </Row>
      <p>{body}</p>
      {answer !== null && (
        <blockquote>
          <small>{t('hostQuestions.yours')}</small>
          <p>{answer}</p>
        </blockquote>
      )}
      <Row>
        <Button
          size="sm"
          variant={answer === null ? 'primary' : 'outline'}
          aria-label={t(answer === null ? 'hostQuestions.answerOf' : 'hostQuestions.editOf', {
            body,
          })}
          onClick={() => setAnswering(true)}
        >
          {t(answer === null ? 'hostQuestions.answer' : 'hostQuestions.edit')}
        </Button>
        {status !== 'closed' && (
          <ConfirmButton
            size="sm"
            variant="plain"
            aria-label={t('hostQuestions.closeOf', { body })}
            question={{
              title: t('hostQuestions.closeTitle'),
              body: t(
                status === 'open' ? 'hostQuestions.closeOpen' : 'hostQuestions.closeAnswered',
              ),
              confirmLabel: t('hostQuestions.close'),
              onConfirm: async () => {
                await mutateAsync({ id, answer: null });
                return t('hostQuestions.closed');
              },
            }}
          >
            {t('hostQuestions.close')}
          </ConfirmButton>
        )}
      </Row>
      {isAnswering && <AnswerDialog question={question} onClose={() => setAnswering(false)} />}
    </Entry>
  );
}
