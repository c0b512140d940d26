import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import type { Order } from '@spotlight/shared/orders/schema';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import orderPastTexts from '../../locales/order-past.zh-TW.json';
import { Pairs, PartTitle } from './order.styles';

/** Who bought it from whom, where it is sent, and who the invoice is for. */
export function BuyerDetails({ order }: { order: Order }) {
  const t = useTexts(orderPastTexts);
  const tOrders = useTexts(orderStateTexts);
  const { invoice, delivery } = order;
  const rows: [
    name: keyof (typeof orderPastTexts)['orderPast']['field'],
    value: string | null | undefined,
  ][] = [
    ['seller', order.sellerName ?? t('orderPast.platform')],
    ['name', order.buyerName],
    ['phone', order.buyerPhone],
    ['email', order.buyerEmail],
    ['delivery', delivery && tOrders(`delivery.${delivery.method}`)],
    [delivery?.method === 'cvs' ? 'store' : 'address', delivery?.address],
  ];
  if (order.total > 0) {
    rows.push(
      invoice.type === 'company'
        ? ['invoice', t('orderPast.invoiceCompany', { title: invoice.title, id: invoice.taxId })]
        : [
            'invoice',
            invoice.carrier
              ? t('orderPast.invoiceCarrier', { carrier: invoice.carrier })
              : t('orderPast.invoicePersonal'),
          ],
    );
  }
  return (
    <>
      <PartTitle>{t('orderPast.buyer')}</PartTitle>
      <Pairs>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`orderPast.field.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
    </>
  );
}
