import {
  ButtonLink,
  Container,
  EmptyState,
  InfoIcon,
  Notice,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { checkoutsOf } from '../../data/cart/cart.rules';
import { useCart } from '../../data/cart/cart.queries';
import cartTexts from '../../locales/cart.zh-TW.json';
import { paths } from '../../paths';
import { CartCheckoutPanel } from './cart-checkout-panel';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

/** /cart: what one has chosen, by seller, with what changed since it was put in. */
export function CartScreen() {
  const t = useTexts(cartTexts);
  return (
    <Page>
      <PageHeading title={t('cart.title')} lead={t('cart.lead')} />
      <QueryView
        query={useCart()}
        pending={<Skeleton height={220} radius="var(--radius-card)" />}
        errorTitle={t('cart.errorTitle')}
        isEmpty={({ groups }) => groups.length === 0}
        empty={
          <EmptyState
            title={t('cart.empty')}
            help={t('cart.emptyHelp')}
            action={<ButtonLink to={paths.eventList}>{t('cart.explore')}</ButtonLink>}
          />
        }
      >
        {({ groups, changed }) => (
          <>
            {changed && (
              <Notice tone="warning" icon={<InfoIcon />} title={t('cart.changed')}>
                {t('cart.changedHelp')}
              </Notice>
            )}
            {checkoutsOf(groups).map((checkout) => (
              <CartCheckoutPanel key={checkout.key} checkout={checkout} />
            ))}
          </>
        )}
      </QueryView>
    </Page>
  );
}
