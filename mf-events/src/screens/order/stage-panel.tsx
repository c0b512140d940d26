import type { Order } from '@spotlight/shared/orders/schema';
import {
  ButtonLink,
  CheckCircleIcon,
  ClockIcon,
  InfoIcon,
  Notice,
  Skeleton,
  type NoticeTone,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

import { placeToBuyAgain, type OrderStage } from '../../data/order/order.rules';
import ordersTexts from '../../locales/orders.zh-TW.json';
import { eventPath, paths } from '../../paths';
import { Actions, Stack } from './order.styles';

const PaymentPanel = lazyPart(
  () =>
    import(/* webpackChunkName: "order-payment" */ './payment-panel').then((m) => m.PaymentPanel),
  { pending: <Skeleton height={420} radius="var(--radius-card)" /> },
);
const ReviewPanel = lazyPart(
  () => import(/* webpackChunkName: "order-payment" */ './review-panel').then((m) => m.ReviewPanel),
  { pending: <Skeleton height={320} radius="var(--radius-card)" /> },
);
const AskSeller = lazyPart(
  () => import(/* webpackChunkName: "order-payment" */ './ask-seller').then((m) => m.AskSeller),
  { pending: <Skeleton width={120} height={44} radius="var(--radius-control)" /> },
);
const AttemptNotice = lazyPart(
  () =>
    import(/* webpackChunkName: "order-payment" */ './attempt-notice').then((m) => m.AttemptNotice),
  { pending: <Skeleton height={88} radius="var(--radius-card)" /> },
);
// Most orders are looked at to be paid: its code comes while the order is read.
void PaymentPanel.preload();

export interface StagePanelProps {
  order: Order;
  stage: OrderStage;
  /** Milliseconds. */
  now: number;
}

const tones: Partial<Record<OrderStage, NoticeTone>> = {
  review: 'info',
  paid: 'success',
  completed: 'success',
};

const icons: Partial<Record<OrderStage, React.ReactNode>> = {
  review: <ClockIcon />,
  paid: <CheckCircleIcon />,
  completed: <CheckCircleIcon />,
};

/** What there is to do about an order now, or what has become of it. */
export function StagePanel({ order, stage, now }: StagePanelProps) {
  const t = useTexts(ordersTexts);
  if (stage === 'choose' || stage === 'transfer') {
    return <PaymentPanel order={order} stage={stage} now={now} />;
  }
  return (
    <Stack>
      <Notice
        tone={tones[stage] ?? 'warning'}
        icon={icons[stage] ?? <InfoIcon />}
        title={t(`order.state.${stage}`)}
      >
        {t(`order.stateHelp.${stage}`)}
        {stage === 'cancelled' && order.cancelReason && (
          <>
            {' '}
            {t('order.cancelReason', {
              reason: t(`order.reasons.${order.cancelReason}`, {
                defaultValue: order.cancelReason,
              }),
            })}
          </>
        )}
      </Notice>
      {order.returns.length > 0 && <AttemptNotice order={order} />}
      {stage === 'review' ? (
        <ReviewPanel order={order} />
      ) : (
        <NextSteps order={order} stage={stage} />
      )}
    </Stack>
  );
}

function NextSteps({ order, stage }: Pick<StagePanelProps, 'order' | 'stage'>) {
  const t = useTexts(ordersTexts);
  const again = placeToBuyAgain(order);
  const isPaid = stage === 'paid' || stage === 'completed';
  return (
    <Actions>
      {isPaid && order.kind === 'ticket' && (
        <ButtonLink to={paths.tickets}>{t('order.viewTickets')}</ButtonLink>
      )}
      {again && (
        <ButtonLink to={eventPath(again.eventId)} variant={isPaid ? 'outline' : 'primary'}>
          {t(isPaid ? 'order.viewEvent' : 'order.buyAgain')}
        </ButtonLink>
      )}
      {!again && (
        <ButtonLink to={paths.purchases} variant="outline">
          {t('order.toHistory')}
        </ButtonLink>
      )}
      <AskSeller order={order} />
    </Actions>
  );
}
