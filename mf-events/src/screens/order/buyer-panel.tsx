import { useToasts } from '@spotlight/shared/contract';
import { uiTexts } from '@spotlight/shared/texts';
import type { Order } from '@spotlight/shared/orders/schema';
import { Button, FileIcon, Panel } from '@spotlight/shared/ui';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import orderPastTexts from '../../locales/order-past.zh-TW.json';
import { BuyerDetails } from './buyer-details';

const Foot = styled.div`
  margin: 12px 0 -8px -12px;
`;

/** Who bought it, and 下載明細: the order as a table for one's books. */
export function BuyerPanel({ order }: { order: Order }) {
  const t = useTexts(orderPastTexts);
  const i18n = useI18n();
  const tUi = useTexts(uiTexts);
  const toasts = useToasts();
  const download = async () => {
    try {
      const table = await import(
        /* webpackChunkName: "order-table" */ '../../components/order/download-orders'
      );
      table.downloadOrder(i18n, order);
    } catch {
      toasts.error(tUi('chunkFailed'));
    }
  };
  return (
    <Panel as="section" aria-label={t('orderPast.buyer')}>
      <BuyerDetails order={order} />
      <Foot>
        <Button variant="plain" icon={<FileIcon size={18} />} onClick={() => void download()}>
          {t('orderPast.download')}
        </Button>
      </Foot>
    </Panel>
  );
}
