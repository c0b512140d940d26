import { useRequestLogin, useSession } from '@spotlight/shared/contract';
import { formatTimeAgo } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  ButtonLink,
  OverlayFailure,
  QueryView,
  SkeletonText,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useVenueQuestions } from '../../data/venue-question/venue-question.queries';
import type { VenueQuestion } from '../../data/venue-question/venue-question.schema';
import type { VenueDetail } from '../../data/venue/venue.schema';
import questionTexts from '../../locales/venue-questions.zh-TW.json';
import { venueQuestionsPath } from '../../paths';

const AskDialog = lazyPart(
  () => import(/* webpackChunkName: "ask-venue" */ './ask-dialog').then((m) => m.AskDialog),
  { Failed: OverlayFailure },
);

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & blockquote {
    margin: 8px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    color: var(--ink-2);
  }
`;

const Quiet = styled.p`
  color: var(--ink-2);
`;

const FEW = 3;
const MANY = 50;

/** What was asked and answered at a venue, and the way to ask its host. */
export function VenueQuestions({ venue: { id } }: { venue: Pick<VenueDetail, 'id'> }) {
  const t = useTexts(questionTexts);
  const [pageSize, setPageSize] = useState(FEW);
  const query = useVenueQuestions(id, pageSize);
  return (
    <QueryView query={query} pending={<SkeletonText lines={3} />} errorTitle={t('questions.error')}>
      {({ items, own, total, isHost, hasHost }) => (
        <Part>
          {items.length + own.length === 0 ? (
            <Quiet>{t('questions.none')}</Quiet>
          ) : (
            <List>
              {[...own, ...items].map((question) => (
                <OneQuestion key={question.id} question={question} />
              ))}
            </List>
          )}
          {items.length < total && pageSize === FEW && (
            <Button variant="plain" isBusy={query.isFetching} onClick={() => setPageSize(MANY)}>
              {t('questions.more')}
            </Button>
          )}
          {isHost ? (
            <ButtonLink variant="outline" to={venueQuestionsPath(id)}>
              {t('questions.toAnswer')}
            </ButtonLink>
          ) : (
            hasHost && <AskButton venueId={id} />
          )}
        </Part>
      )}
    </QueryView>
  );
}

function OneQuestion({ question }: { question: VenueQuestion }) {
  const t = useTexts(questionTexts);
  const { body, author, createdAt, answer } = question;
  return (
    <li>
      <p>{body}</p>
      <small>{t('questions.by', { author, moment: formatTimeAgo(createdAt) })}</small>
      {answer === null ? (
        <p>
          <Badge tone="warning">{t('questions.waiting')}</Badge>{' '}
          <small>{t('questions.waitingHelp')}</small>
        </p>
      ) : (
        <blockquote>
          <small>{t('questions.reply')}</small>
          <p>{answer}</p>
        </blockquote>
      )}
    </li>
  );
}

function AskButton({ venueId }: { venueId: string }) {
  const t = useTexts(questionTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const isLoading = AskDialog.useIsLoading();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('questions.login') }))) return;
    setOpen(true);
  };
  return (
    <>
      <Button variant="outline" isBusy={isOpen && isLoading} onClick={() => void open()}>
        {t('questions.ask')}
      </Button>
      {isOpen && <AskDialog venueId={venueId} onClose={() => setOpen(false)} />}
    </>
  );
}
