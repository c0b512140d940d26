import { useSession } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  NotFoundState,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { Suspense, lazy, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../components/words/use-words';
import { emptyForm, formOf } from '../../data/organizer/event-form.rules';
import { useEventForEditing } from '../../data/organizer/organizer-event.queries';
import words from '../../locales/event-form.zh-TW.json';
import { paths } from '../../paths';
import { EventWizard } from './event-wizard';
import { useTypeWords } from './use-type-words';

const LockedEvent = lazy(() =>
  import(/* webpackChunkName: "event-steps" */ './locked-event').then((m) => ({
    default: m.LockedEvent,
  })),
);

const Page = styled(Container)`
  padding-block: 24px 48px;
`;

/** /register-event: five steps to an event; `?draft=` goes on with one. */
export function CreateEventScreen() {
  useWords(words);
  const { user } = useSession();
  const isOrganizer =
    user?.identities.some(({ type, status }) => type !== 'fan' && status === 'active') ||
    user?.flags['can_post_events'] ||
    user?.flags['can_manage_events'];
  return <Page>{isOrganizer ? <Editor /> : <NoIdentity />}</Page>;
}

function NoIdentity() {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      isPage
      title={t('eventForm.noIdentity')}
      help={t('eventForm.noIdentityHelp')}
      action={
        <>
          <ButtonLink to="/register-performer">{t('eventForm.registerPerformer')}</ButtonLink>
          <ButtonLink to="/register-venue" variant="outline">
            {t('eventForm.registerVenue')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Editor() {
  const { t } = useTranslation('events');
  const typeWords = useTypeWords();
  const draftId = useSearchParams()[0].get('draft');
  // A draft that was begun here is not read again under the hands of whoever types.
  const [begunId, setBegunId] = useState<string | null>(null);
  const readId = draftId === begunId ? null : draftId;
  const query = useEventForEditing(readId, { isKept: true });
  if (readId === null) {
    return <EventWizard initial={emptyForm(typeWords)} event={null} onCreated={setBegunId} />;
  }
  return (
    <QueryView
      query={query}
      pending={<Skeleton height={520} radius="var(--radius-card)" />}
      errorTitle={t('eventForm.errorTitle')}
      isEmpty={(event) => event === null}
      empty={
        <NotFoundState
          action={<ButtonLink to={paths.publishedEvents}>{t('eventForm.toList')}</ButtonLink>}
        />
      }
    >
      {(event) =>
        event &&
        (event.status === 'draft' || event.status === 'rejected' || event.status === 'approved' ? (
          <EventWizard
            key={`${event.id}/${event.version}`}
            initial={formOf(event, typeWords)}
            event={event}
            onReload={() => void query.refetch()}
          />
        ) : (
          <Suspense>
            <LockedEvent event={event} onWithdrawn={() => void query.refetch()} />
          </Suspense>
        ))
      }
    </QueryView>
  );
}
