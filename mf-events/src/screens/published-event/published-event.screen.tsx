import { ButtonLink, Container, NotFoundState, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useEventForEditing } from '../../data/organizer/organizer-event.queries';
import publishedEventTexts from '../../locales/published-event.zh-TW.json';
import { paths } from '../../paths';
import { PublishedEventView } from './published-event-view';

const Page = styled(Container)`
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 16px 48px;
`;

const Waiting = styled.div`
  display: grid;
  gap: 16px;
`;

/** /events-published/:id: what was sold of an own event, who comes, and what they paid. */
export function PublishedEventScreen() {
  const t = useTexts(publishedEventTexts);
  const { id = '' } = useParams();
  return (
    <Page>
      <QueryView
        query={useEventForEditing(id)}
        pending={
          <Waiting aria-busy="true">
            <Skeleton height={132} />
            <Skeleton height={48} />
            <Skeleton height={320} radius="var(--radius-card)" />
          </Waiting>
        }
        errorTitle={t('publishedEvent.errorTitle')}
        isEmpty={(event) => event === null}
        empty={
          <NotFoundState
            title={t('publishedEvent.missingTitle')}
            help={t('publishedEvent.missingHelp')}
            action={
              <ButtonLink to={paths.publishedEvents}>{t('publishedEvent.toList')}</ButtonLink>
            }
          />
        }
      >
        {(event) => event && <PublishedEventView key={event.id} event={event} />}
      </QueryView>
    </Page>
  );
}
