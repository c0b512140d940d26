import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import type { OrderCard } from '@spotlight/shared/orders/schema';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { OrderStatusBadge } from '@spotlight/shared/orders/badge';
import { placeToBuyAgain } from '../../data/order/order.rules';
import purchasesTexts from '../../locales/purchases.zh-TW.json';
import { eventPath, orderPath } from '../../paths';
import { Card, Foot, Head, Meta, Title, Total } from './purchase-card.styles';
import { useBuyAgain } from './use-buy-again';

/** An order in the history: what, when, how much, how far, and the one thing to do next. */
export function PurchaseCard({ order }: { order: OrderCard }) {
  const t = useTexts(purchasesTexts);
  const tOrders = useTexts(orderStateTexts);
  const id = useId();
  const again = useBuyAgain(order);
  const [first] = order.items;
  const isUnpaid = order.status === 'pending_payment';
  const isSettled = !isUnpaid && order.status !== 'payment_review';
  const naming = (action: string) => ({
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${id}`,
    size: 'sm' as const,
  });
  const event = placeToBuyAgain(order);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Badge>{tOrders(`kind.${order.kind}`)}</Badge>
        <OrderStatusBadge order={order} />
      </Head>
      <Title id={id}>
        <Link to={orderPath(order.id)}>
          {order.items.length > 1
            ? t('purchases.several', { name: first?.name, count: order.items.length })
            : first?.name}
        </Link>
      </Title>
      <Meta>
        <span>{formatMoment(order.createdAt)}</span>
        <span>{t('purchases.number', { number: order.orderNo })}</span>
        <span>{order.sellerName ?? t('purchases.platform')}</span>
      </Meta>
      <Foot>
        <Total>{formatPrice(order.total)}</Total>
        {isUnpaid && (
          <ButtonLink to={orderPath(order.id)} {...naming('pay')}>
            {t('purchases.pay')}
          </ButtonLink>
        )}
        {isSettled && event && (
          <ButtonLink to={eventPath(event.eventId)} variant="outline" {...naming('again')}>
            {t('purchases.buyAgain')}
          </ButtonLink>
        )}
        {isSettled && order.kind === 'product' && (
          <Button
            variant="outline"
            isBusy={again.isPending}
            onClick={again.buy}
            {...naming('again')}
          >
            {t('purchases.buyAgain')}
          </Button>
        )}
      </Foot>
    </Card>
  );
}
