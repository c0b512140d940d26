import type { Order } from '@spotlight/shared/domain/orders';
import { formatMoment } from '@spotlight/shared/format';
import {
  ButtonLink,
  CheckCircleIcon,
  ClockIcon,
  InfoIcon,
  Notice,
  Panel,
  type NoticeTone,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { latestPayments, placeToBuyAgain, type OrderStage } from '../../data/order/order.rules';
import { eventPath, paths } from '../../paths';
import { CancelOrderButton } from './cancel-order-button';
import { ChoosePayment } from './choose-payment';
import { Actions, Stack } from './order.styles';
import { TransferPanel } from './transfer-panel';

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
  const { t } = useTranslation('events');
  if (stage === 'choose' || stage === 'transfer') {
    return (
      <Panel as="section" aria-label={t('order.payment')}>
        <Stack>
          {stage === 'choose' ? (
            <ChoosePayment order={order} now={now} />
          ) : (
            <TransferPanel order={order} now={now} />
          )}
          <CancelOrderButton order={order} />
        </Stack>
      </Panel>
    );
  }
  const { current } = latestPayments(order);
  return (
    <Stack>
      <Notice
        tone={tones[stage] ?? 'warning'}
        icon={icons[stage] ?? <InfoIcon />}
        title={t(`order.state.${stage}`)}
      >
        {t(`order.stateHelp.${stage}`)}
        {stage === 'review' && current?.transfer_last5 && (
          <>
            {' '}
            {t('order.reported', {
              last5: current.transfer_last5,
              moment: formatMoment(current.reported_at ?? order.created_at),
            })}
          </>
        )}
        {stage === 'cancelled' && order.cancel_reason && (
          <>
            {' '}
            {t('order.cancelReason', {
              reason: t(`order.reasons.${order.cancel_reason}`, {
                defaultValue: order.cancel_reason,
              }),
            })}
          </>
        )}
      </Notice>
      <NextSteps order={order} stage={stage} />
    </Stack>
  );
}

function NextSteps({ order, stage }: Pick<StagePanelProps, 'order' | 'stage'>) {
  const { t } = useTranslation('events');
  const again = placeToBuyAgain(order);
  const isPaid = stage === 'paid' || stage === 'completed';
  return (
    <Actions>
      {isPaid && order.kind === 'ticket' && (
        <ButtonLink to={paths.tickets}>{t('order.viewTickets')}</ButtonLink>
      )}
      {again && stage !== 'review' && (
        <ButtonLink to={eventPath(again.eventId)} variant={isPaid ? 'outline' : 'primary'}>
          {t(isPaid ? 'order.viewEvent' : 'order.buyAgain')}
        </ButtonLink>
      )}
      {!again && (
        <ButtonLink to={paths.purchases} variant="outline">
          {t('order.toHistory')}
        </ButtonLink>
      )}
    </Actions>
  );
}
