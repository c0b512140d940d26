import { ButtonLink, Container, PageHeading, PlusIcon, TabPanel, Tabs } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import { paths } from '../../paths';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const addresses = {
  events: paths.publishedEvents,
  orders: `${paths.publishedEvents}?view=orders`,
  payouts: paths.payouts,
} as const;

type OrganizerView = keyof typeof addresses;

const views: readonly OrganizerView[] = ['events', 'orders', 'payouts'];
const PANEL = 'organizer-page';

export interface OrganizerPageProps {
  view: OrganizerView;
  children: ReactNode;
}

/** The frame of what an organizer has to do with all own events: events, orders, statements. */
export function OrganizerPage({ view, children }: OrganizerPageProps) {
  const t = useTexts(organizerTexts);
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading
        title={t('organizer.title')}
        lead={t('organizer.lead')}
        action={
          <Actions>
            <ButtonLink variant="quiet" to={paths.closureDays}>
              {t('organizer.closures')}
            </ButtonLink>
            <ButtonLink to={paths.createEvent} icon={<PlusIcon size={18} />}>
              {t('organizer.create')}
            </ButtonLink>
          </Actions>
        }
      />
      <Tabs
        items={views.map((id) => ({ id, label: t(`organizer.views.${id}`) }))}
        selectedId={view}
        label={t('organizer.view')}
        panelId={PANEL}
        onSelect={(id) => void navigate(addresses[id], { preventScrollReset: true })}
      />
      <TabPanel id={PANEL} selectedId={view}>
        {children}
      </TabPanel>
    </Page>
  );
}
