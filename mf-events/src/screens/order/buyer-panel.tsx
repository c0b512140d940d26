import { useToasts } from '@spotlight/shared/contract';
import type { Order } from '../../data/order/order.schema';
import { Button, FileIcon, Panel } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useWords } from '../../components/words/use-words';
import words from '../../locales/order-past.zh-TW.json';
import { BuyerDetails } from './buyer-details';

const Foot = styled.div`
  margin: 12px 0 -8px -12px;
`;

/** Who bought it, and 下載明細: the order as a table for one's books. */
export function BuyerPanel({ order }: { order: Order }) {
  useWords(words);
  const { t, i18n } = useTranslation('events');
  const { t: tUi } = useTranslation('ui');
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
