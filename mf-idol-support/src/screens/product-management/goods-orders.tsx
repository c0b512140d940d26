import { BankAccountRow } from '@spotlight/shared/bank-account';
import { useBackend } from '@spotlight/shared/contract';
import { CsvButton } from '@spotlight/shared/files';
import { taipeiDay } from '@spotlight/shared/format';
import orderStateTexts from '@spotlight/shared/locales/orders.zh-TW.json';
import sellerOrdersTexts from '@spotlight/shared/locales/seller-orders.zh-TW.json';
import {
  SellerDeskContext,
  SellerOrderList,
  readSellerOrders,
  type SellerDesk,
} from '@spotlight/shared/orders';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import { goodsOrderColumns, goodsOrderRows } from '../../data/own-product/order-export.rules';
import { productChanges } from '../../data/own-product/own-product.mutations';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { paths } from '../../paths';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Box = styled(Panel).attrs({ as: 'section' })`
  padding: 16px;
  & h2 {
    font-size: var(--text-16);
  }
`;

export interface GoodsOrdersProps {
  performer: Pick<OwnPerformer, 'id' | 'performerName'>;
  /** Which order the visitor was led to. */
  order: string | null;
}

/** What was bought of a performer: payments to confirm, parcels to send, refunds, and the file of all. */
export function GoodsOrders({ performer: { id, performerName }, order }: GoodsOrdersProps) {
  const t = useTexts(ownProductTexts);
  const desk = useMemo<SellerDesk>(
    () => ({ seller: { type: 'performer', id }, kind: 'product', touches: productChanges }),
    [id],
  );
  const place = useMemo(() => ({ performer: id, view: 'orders' }), [id]);
  return (
    <SellerDeskContext value={desk}>
      <Stack>
        <Box aria-label={t('ownProduct.bank.title')}>
          <BankAccountRow
            payee={desk.seller}
            title={(isSet) => (
              <h2>{t(isSet ? 'ownProduct.bank.title' : 'ownProduct.bank.none')}</h2>
            )}
            none={t('ownProduct.bank.noneHelp')}
            lead={t('ownProduct.bank.lead')}
            action={(isSet) => t(isSet ? 'ownProduct.bank.change' : 'ownProduct.bank.set')}
          />
        </Box>
        <SellerOrderList
          path={paths.products}
          place={place}
          firstOpen={order}
          controls={<ExportButton seller={desk.seller} name={performerName} />}
        />
      </Stack>
    </SellerDeskContext>
  );
}

function ExportButton({ seller, name }: { seller: SellerDesk['seller']; name: string }) {
  const t = useTexts(ownProductTexts);
  const tDesk = useTexts(sellerOrdersTexts);
  const tOrders = useTexts(orderStateTexts);
  const backend = useBackend();
  const readRows = async () => {
    const request = { seller, kind: 'product', tab: null, query: '', eventId: null } as const;
    return [
      goodsOrderColumns.map((column) => t(`ownProduct.column.${column}`)),
      ...goodsOrderRows(await readSellerOrders(backend, request), {
        status: (status) =>
          status === 'paid' || status === 'completed'
            ? tDesk(`sellerOrders.of.product.${status}`)
            : tOrders(`status.${status}`),
        delivery: (method) => tOrders(`delivery.${method}`),
      }),
    ];
  };
  return (
    <CsvButton
      label={t('ownProduct.export')}
      readRows={readRows}
      fileName={() => t('ownProduct.exportName', { name, day: taipeiDay() })}
      doneText={(count) => t('ownProduct.exportDone', { count })}
    />
  );
}
