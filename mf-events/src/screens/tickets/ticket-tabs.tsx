import { TabPanel, Tabs } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  countTickets,
  groupsByTab,
  ticketTabs,
  type TicketTab,
} from '../../data/ticket/ticket.rules';
import type { Ticket } from '../../data/ticket/ticket.schema';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { EmptyTickets } from './empty-tickets';
import { TicketList } from './ticket-list';

/** Tabs share the width, as the thumb expects of three. */
const Row = styled.div`
  & > [role='tablist'] > * {
    flex: 1;
    padding-inline: 4px;
  }
`;

/** The tickets under 即將到來, 已使用 and 已結束. */
export function TicketTabs({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useTexts(ticketsTexts);
  const panelId = useId();
  const [tab, setTab] = useState<TicketTab>('upcoming');
  const groups = useMemo(() => groupsByTab(tickets), [tickets]);
  return (
    <>
      <Row>
        <Tabs
          label={t('tickets.tabsLabel')}
          panelId={panelId}
          selectedId={tab}
          onSelect={setTab}
          items={ticketTabs.map((id) => ({
            id,
            label: t(`tickets.tab.${id}`),
            count: countTickets(groups[id]),
          }))}
        />
      </Row>
      <TabPanel id={panelId} selectedId={tab}>
        {groups[tab].length > 0 ? (
          <TicketList key={tab} groups={groups[tab]} />
        ) : (
          <EmptyTickets tab={tab} />
        )}
      </TabPanel>
    </>
  );
}
