import type { Order } from '@spotlight/shared/orders/schema';
import {
  Breadcrumbs,
  PageHeading,
  Panel,
  Skeleton,
  fromDesktop,
  lazyPart,
  useNow,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { styled } from 'styled-components';
import { useKeptFocus } from '@spotlight/shared/ui/kept-focus';
import { OrderStatusBadge } from '@spotlight/shared/orders/badge';
import { orderKeys } from '../../data/order/order.keys';
import { isRefundable, orderStageOf } from '../../data/order/order.rules';
import ordersTexts from '../../locales/orders.zh-TW.json';
import { paths } from '../../paths';
import { OrderItems } from './order-items';
import { OrderEventSkeleton } from './order-skeleton';
import { StagePanel } from './stage-panel';

/** Below what there is to do, and below what was bought. */
const BuyerPanel = lazyPart(
  () => import(/* webpackChunkName: "order-past" */ './buyer-panel').then((m) => m.BuyerPanel),
  { pending: <Skeleton height={280} radius="var(--radius-card)" /> },
);
const CheckoutOrders = lazyPart(
  () =>
    import(/* webpackChunkName: "order-payment" */ './checkout-orders').then(
      (m) => m.CheckoutOrders,
    ),
  { pending: <Skeleton height={148} radius="var(--radius-card)" /> },
);
const OrderEvent = lazyPart(
  () => import(/* webpackChunkName: "order-event" */ './order-event').then((m) => m.OrderEvent),
  { pending: <OrderEventSkeleton /> },
);
const RefundSection = lazyPart(
  () =>
    import(/* webpackChunkName: "order-refund" */ './refund-section').then((m) => m.RefundSection),
  { pending: <Skeleton height={172} radius="var(--radius-card)" /> },
);
const TimelinePanel = lazyPart(
  () =>
    import(/* webpackChunkName: "order-past" */ './timeline-panel').then((m) => m.TimelinePanel),
  { pending: <Skeleton height={160} radius="var(--radius-card)" /> },
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block: 16px 48px;
  @media ${fromDesktop} {
    grid-template:
      'head head' auto
      'stage bought' auto
      'past bought' 1fr / minmax(0, 1fr) 380px;
    column-gap: 32px;
  }
`;

const Column = styled.div<{ $area: string }>`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
  @media ${fromDesktop} {
    grid-area: ${({ $area }) => $area};
  }
`;

const Head = styled.div`
  @media ${fromDesktop} {
    grid-area: head;
  }
  display: grid;
  gap: 8px;
`;

const Badges = styled.div`
  display: flex;
  gap: 8px;
`;

/** An order: what has to be done now first, then what was bought, by whom, and how it went. */
export function OrderView({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const queryClient = useQueryClient();
  const now = useNow(
    order.status === 'pending_payment' ? order.holdExpiresAt : null,
    // What the server says of it counts.
    () => void queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  );
  const stage = orderStageOf(order, now);
  // What was pressed to go on is gone in the next stage.
  const stageColumn = useKeptFocus<HTMLDivElement>();
  return (
    <Page>
      <Head>
        <Breadcrumbs
          items={[{ label: t('order.history'), to: paths.purchases }, { label: order.orderNo }]}
        />
        <PageHeading
          title={t(`order.title.${stage}`)}
          lead={t('order.number', { number: order.orderNo })}
          action={
            <Badges>
              <OrderStatusBadge order={stage === 'expired' ? { ...order, status: stage } : order} />
            </Badges>
          }
        />
      </Head>
      <Column
        ref={stageColumn}
        $area="stage"
        role="group"
        tabIndex={-1}
        aria-label={t(`order.title.${stage}`)}
      >
        <StagePanel order={order} stage={stage} now={now} />
        {(isRefundable(order) || order.refunds.length > 0) && <RefundSection order={order} />}
      </Column>
      <Column $area="bought">
        <Panel as="section" aria-label={t('order.items')}>
          <OrderItems order={order} />
        </Panel>
        {order.checkout.length > 0 && <CheckoutOrders order={order} />}
        {order.kind === 'ticket' && order.items[0] && <OrderEvent eventId={order.items[0].refId} />}
        <BuyerPanel order={order} />
      </Column>
      <Column $area="past">
        <TimelinePanel order={order} />
      </Column>
    </Page>
  );
}
