import { useSession } from '@spotlight/shared/contract';
import { Container, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { emptyForm } from '../../data/event-form/event-form.rules';
import { readEventStart } from '../../data/event-form/event-start.rules';
import { EventWizard } from './event-wizard';
import { useTypeTexts } from './use-type-texts';

const pending = <Skeleton height={520} radius="var(--radius-card)" />;
const NoIdentity = lazyPart(
  () => import(/* webpackChunkName: "event-saved" */ './no-identity').then((m) => m.NoIdentity),
  { pending },
);
const SavedDraft = lazyPart(
  () => import(/* webpackChunkName: "event-saved" */ './saved-draft').then((m) => m.SavedDraft),
  { pending },
);

const StartedEvent = lazyPart(
  () => import(/* webpackChunkName: "event-saved" */ './started-event').then((m) => m.StartedEvent),
  { pending },
);

const Page = styled(Container)`
  padding-block: 24px 48px;
`;

/** /register-event: five steps to an event; `?draft=` goes on with one, `?venue=&performers=` begins with both. */
export function CreateEventScreen() {
  const { user } = useSession();
  return <Page>{user?.canOrganize ? <Editor /> : <NoIdentity />}</Page>;
}

function Editor() {
  const typeTexts = useTypeTexts();
  const [params] = useSearchParams();
  const draftId = params.get('draft');
  // The steps have addresses of their own, which say it no more.
  const [start] = useState(() => readEventStart(params));
  // A draft that was begun here is not read again under the hands of whoever types.
  const [begunId, setBegunId] = useState<string | null>(null);
  if (draftId === null || draftId === begunId) {
    if (start) return <StartedEvent start={start} typeTexts={typeTexts} onCreated={setBegunId} />;
    return <EventWizard initial={emptyForm(typeTexts)} event={null} onCreated={setBegunId} />;
  }
  return <SavedDraft id={draftId} typeTexts={typeTexts} />;
}
