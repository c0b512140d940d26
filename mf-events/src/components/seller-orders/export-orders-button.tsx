import { taipeiDay } from '@spotlight/shared/format';
import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { fileNamePart } from '../../data/attendee/attendee-export.rules';
import { orderColumns, orderRows } from '../../data/seller-order/order-export.rules';
import { useExportEventOrders } from '../../data/seller-order/seller-order.mutations';
import orderExportTexts from '../../locales/order-export.zh-TW.json';
import { CsvButton } from '@spotlight/shared/files';

/** Hands over every paid order of an event, for the books. */
export function ExportOrdersButton({ event }: { event: { id: string; title: string } }) {
  const t = useTexts(orderExportTexts);
  const tOrders = useTexts(orderStateTexts);
  const { mutateAsync } = useExportEventOrders();
  return (
    <CsvButton
      label={t('orderExport.export')}
      readRows={async () => [
        orderColumns.map((name) => t(`orderExport.column.${name}`)),
        ...orderRows((await mutateAsync(event.id)).rows, (status) => tOrders(`status.${status}`)),
      ]}
      fileName={() =>
        t('orderExport.fileName', { event: fileNamePart(event.title), day: taipeiDay() })
      }
      doneText={(count) => t('orderExport.exportDone', { count })}
    />
  );
}
