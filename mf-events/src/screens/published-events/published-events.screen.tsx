import { ButtonLink, Container, PageHeading, PlusIcon, TabPanel, Tabs } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOrganizerWords } from '../../components/organizer/use-organizer-words';
import { DeferredSellerOrders } from '../../components/seller-orders/deferred-seller-orders';
import { paths } from '../../paths';
import { OrganizerEventList } from './organizer-event-list';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

const views = ['events', 'orders'] as const;
const PANEL = 'published-events';

/** /events-published: own events, and with `?view=orders` what people bought of them. */
export function PublishedEventsScreen() {
  useOrganizerWords();
  const { t } = useTranslation('events');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = params.get('view') === 'orders' ? 'orders' : 'events';
  return (
    <Page>
      <PageHeading
        title={t('organizer.title')}
        lead={t('organizer.lead')}
        action={
          <ButtonLink to={paths.createEvent} icon={<PlusIcon size={18} />}>
            {t('organizer.create')}
          </ButtonLink>
        }
      />
      <Tabs
        items={views.map((id) => ({ id, label: t(`organizer.views.${id}`) }))}
        selectedId={view}
        label={t('organizer.view')}
        panelId={PANEL}
        onSelect={(id) =>
          void navigate(
            id === 'orders' ? `${paths.publishedEvents}?view=orders` : paths.publishedEvents,
            {
              preventScrollReset: true,
            },
          )
        }
      />
      <TabPanel id={PANEL} selectedId={view}>
        {view === 'orders' ? (
          <DeferredSellerOrders path={paths.publishedEvents} />
        ) : (
          <OrganizerEventList />
        )}
      </TabPanel>
    </Page>
  );
}
