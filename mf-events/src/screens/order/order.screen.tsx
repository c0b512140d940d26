import { ButtonLink, Container, NotFoundState, QueryView } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { useOrder } from '../../data/order/order.queries';
import ordersTexts from '../../locales/orders.zh-TW.json';
import { paths } from '../../paths';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';

/** /purchase-history/:id: pay an order, and see what became of it. */
export function OrderScreen() {
  const t = useTexts(ordersTexts);
  const { id = '' } = useParams();
  return (
    <Container>
      <QueryView
        query={useOrder(id)}
        pending={<OrderSkeleton />}
        errorTitle={t('order.errorTitle')}
        isEmpty={(order) => order === null}
        empty={
          <NotFoundState
            title={t('order.missingTitle')}
            help={t('order.missingHelp')}
            action={<ButtonLink to={paths.purchases}>{t('order.toHistory')}</ButtonLink>}
          />
        }
      >
        {(order) => order && <OrderView key={order.id} order={order} />}
      </QueryView>
    </Container>
  );
}
