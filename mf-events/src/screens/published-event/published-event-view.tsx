import { formatDateTime, readChoice, serverNow } from '@spotlight/shared/format';
import { Breadcrumbs, Notice, PageHeading, TabPanel, Tabs } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EventActions } from '../../components/organizer/event-actions';
import { OrganizerStatusBadge } from '../../components/organizer/organizer-status-badge';
import { DeferredSellerOrders } from '../../components/seller-orders/deferred-seller-orders';
import { displayStatusOf, phaseAt } from '../../data/organizer/organizer-event.rules';
import { useEventSales, type EventForEditing } from '../../data/organizer/organizer-event.queries';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import publishedEventTexts from '../../locales/published-event.zh-TW.json';
import { paths, publishedEventPath } from '../../paths';
import { DeferredAttendees } from './attendees/deferred-attendees';
import { DeferredMessages } from './messages/deferred-messages';
import { DeferredReviews } from './reviews/deferred-reviews';
import { SalesPanel } from './sales/sales-panel';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const tabs = ['sales', 'attendees', 'orders', 'messages', 'reviews'] as const;
const PANEL = 'published-event';

/** An own event: its state and what to do with it, then one of its views. */
export function PublishedEventView({ event: { event, ...row } }: { event: EventForEditing }) {
  const t = useTexts(organizerTexts, publishedEventTexts);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [now] = useState(() => serverNow());
  const sales = useEventSales(row.id);
  const view = readChoice(params, 'view', tabs) ?? 'sales';
  const title = event.title ?? '';
  const phase = phaseAt(event, now);
  const status = displayStatusOf({ status: row.status, phase });
  const when = event.date
    ? formatDateTime(event.date, event.time ?? null, event.isTimeUndecided, event.endsAt ?? null)
    : '';
  const titleId = `${PANEL}-title`;
  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: t('organizer.title'), to: paths.publishedEvents }, { label: title }]}
      />
      <PageHeading
        title={<span id={titleId}>{title}</span>}
        lead={[when, event.location].filter(Boolean).join('・')}
        action={<OrganizerStatusBadge status={status} />}
      />
      <StateNotice status={row.status} comments={row.comments} />
      {row.venueAnswer?.stand === 'objected' && (
        <Notice
          tone="warning"
          title={t('publishedEvent.venueObjected', {
            venue: row.venue?.name ?? event.location ?? '',
          })}
        >
          {t('publishedEvent.venueObjectedHelp', { reason: row.venueAnswer.reason ?? '' })}
        </Notice>
      )}
      <EventActions
        titleId={titleId}
        event={{
          id: row.id,
          title,
          status: row.status,
          isOver: phase === 'ended',
          sold: sales.data?.sold ?? null,
          revenue: sales.data?.revenue ?? 0,
          waitlist: sales.data?.byType.reduce((sum, { waiting }) => sum + waiting, 0) ?? 0,
        }}
        onDeleted={() => void navigate(paths.publishedEvents, { replace: true })}
      />
      <Tabs
        items={tabs.map((id) => ({ id, label: t(`publishedEvent.tabs.${id}`) }))}
        selectedId={view}
        label={t('publishedEvent.tabsLabel')}
        panelId={PANEL}
        onSelect={(id) =>
          void navigate(publishedEventPath(row.id, id), { preventScrollReset: true })
        }
      />
      <TabPanel id={PANEL} selectedId={view}>
        {view === 'sales' && <SalesPanel query={sales} />}
        {view === 'attendees' && (
          <DeferredAttendees
            eventId={row.id}
            title={title}
            types={row.types.map(({ id, name }) => ({ id, name }))}
          />
        )}
        {view === 'messages' && <DeferredMessages eventId={row.id} />}
        {view === 'reviews' && <DeferredReviews eventId={row.id} />}
        {view === 'orders' && (
          <DeferredSellerOrders path={publishedEventPath(row.id)} event={{ id: row.id, title }} />
        )}
      </TabPanel>
    </Stack>
  );
}

function StateNotice({ status, comments }: Pick<EventForEditing, 'status' | 'comments'>) {
  const t = useTexts(publishedEventTexts, organizerTexts);
  switch (status) {
    case 'pending_approval':
      return (
        <Notice title={t('publishedEvent.reviewing')}>{t('publishedEvent.reviewingHelp')}</Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger" title={t('publishedEvent.rejected')}>
          {comments && t('organizer.rejectedBecause', { reason: comments })}
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="danger" title={t('publishedEvent.cancelled')}>
          {comments && t('organizer.cancelledBecause', { reason: comments })}
        </Notice>
      );
    case 'draft':
      return <Notice>{t('publishedEvent.draft')}</Notice>;
    case 'approved':
    case 'ended':
      return null;
  }
}
