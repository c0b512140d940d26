import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, Container, EmptyState, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { emptyForm } from '../../data/event-form/event-form.rules';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import { EventWizard } from './event-wizard';
import { useTypeTexts } from './use-type-texts';

const SavedDraft = lazyPart(
  () => import(/* webpackChunkName: "event-saved" */ './saved-draft').then((m) => m.SavedDraft),
  { pending: <Skeleton height={520} radius="var(--radius-card)" /> },
);

const Page = styled(Container)`
  padding-block: 24px 48px;
`;

/** /register-event: five steps to an event; `?draft=` goes on with one. */
export function CreateEventScreen() {
  const { user } = useSession();
  return <Page>{user?.canOrganize ? <Editor /> : <NoIdentity />}</Page>;
}

function NoIdentity() {
  const t = useTexts(eventFormTexts);
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
  const typeTexts = useTypeTexts();
  const draftId = useSearchParams()[0].get('draft');
  // A draft that was begun here is not read again under the hands of whoever types.
  const [begunId, setBegunId] = useState<string | null>(null);
  if (draftId === null || draftId === begunId) {
    return <EventWizard initial={emptyForm(typeTexts)} event={null} onCreated={setBegunId} />;
  }
  return <SavedDraft id={draftId} typeTexts={typeTexts} />;
}
