import { Container, PageHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import purchasesTexts from '../../locales/purchases.zh-TW.json';
import { orderPath } from '../../paths';
import { PurchaseList } from './purchase-list';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: calc(880px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

/** /purchase-history: everything that was bought, of every kind. `?order=` leads on to one of them. */
export function PurchasesScreen() {
  const t = useTexts(purchasesTexts);
  const [params] = useSearchParams();
  const orderId = params.get('order');
  if (orderId) return <Navigate to={orderPath(orderId)} replace />;
  return (
    <Page>
      <PageHeading title={t('purchases.title')} lead={t('purchases.lead')} />
      <PurchaseList />
    </Page>
  );
}
