import { useBackend, useToasts } from '@spotlight/shared/contract';
import type { OrderCard } from '@spotlight/shared/domain/orders';
import { formatMoment, taipeiDay } from '@spotlight/shared/format';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { downloadFile } from '../../components/download/download-file';
import { toCsv, type CsvCell } from '../../data/csv/csv.rules';
import { listAllOrders } from '../../data/order/order-export';
import type { OrderFilters } from '../../data/order/order-filters.rules';

export interface ExportButtonProps {
  filters: OrderFilters;
  isDisabled: boolean;
}

/** Hands over what the filters leave, all pages of it, as a table for Excel. */
export function ExportButton({ filters, isDisabled }: ExportButtonProps) {
  const { t } = useTranslation('events');
  const backend = useBackend();
  const toasts = useToasts();
  const errorText = useErrorText();
  const rowsOf = useOrderRows();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const csv = toCsv(rowsOf(await listAllOrders(backend, filters)));
      downloadFile(t('purchases.fileName', { day: taipeiDay() }), csv, 'text/csv;charset=utf-8');
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsBusy(false);
  };

  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      disabled={isDisabled}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {t('purchases.export')}
    </Button>
  );
}

/** Gives the function that writes orders as rows, one for each line of an order, below their names. */
function useOrderRows(): (orders: readonly OrderCard[]) => CsvCell[][] {
  const { t } = useTranslation('events');
  const { t: tOrders } = useTranslation('orders');
  const names = [
    'number',
    'time',
    'kind',
    'seller',
    'item',
    'price',
    'quantity',
    'amount',
    'total',
    'status',
    'refund',
  ];
  return (orders) => [
    names.map((name) => t(`purchases.column.${name}`)),
    ...orders.flatMap((order) =>
      order.items.map((item) => [
        order.order_no,
        formatMoment(order.created_at),
        tOrders(`kind.${order.kind}`),
        order.seller_name ?? t('order.platform'),
        item.name,
        item.unit_price,
        item.quantity,
        item.amount,
        order.total,
        tOrders(`status.${order.status}`),
        order.refunded_amount,
      ]),
    ),
  ];
}
