import { ButtonLink, NotFoundState, QueryView, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { TypeTexts } from '../../data/event-form/event-form.rules';
import { useEventForEditing } from '../../data/organizer/organizer-event.queries';
import { formOf } from '../../data/event-form/saved-form.rules';
import eventFormLaterTexts from '../../locales/event-form-later.zh-TW.json';
import { paths } from '../../paths';
import { EventWizard } from './event-wizard';

const LockedEvent = lazyPart(() =>
  import(/* webpackChunkName: "event-locked" */ './locked-event').then((m) => m.LockedEvent),
);

/** Goes on with an event that the server has, as far as it can be written on. */
export function SavedDraft({ id, typeTexts }: { id: string; typeTexts: TypeTexts }) {
  const t = useTexts(eventFormLaterTexts);
  const query = useEventForEditing(id, { isReadOnce: true });
  // What is read again by itself must not take away what was typed: only who asks begins anew.
  const [beginnings, setBeginnings] = useState(0);
  const beginAnew = async () => {
    await query.refetch();
    setBeginnings((count) => count + 1);
  };
  return (
    <QueryView
      query={query}
      pending={<Skeleton height={520} radius="var(--radius-card)" />}
      errorTitle={t('laterSteps.errorTitle')}
      isEmpty={(event) => event === null}
      empty={
        <NotFoundState
          action={<ButtonLink to={paths.publishedEvents}>{t('laterSteps.toList')}</ButtonLink>}
        />
      }
    >
      {(event) =>
        event &&
        (event.status === 'draft' || event.status === 'rejected' || event.status === 'approved' ? (
          <EventWizard
            key={`${event.id}/${beginnings}`}
            initial={formOf(event, typeTexts)}
            event={event}
            onReload={() => void beginAnew()}
          />
        ) : (
          <LockedEvent event={event} onWithdrawn={() => void beginAnew()} />
        ))
      }
    </QueryView>
  );
}
