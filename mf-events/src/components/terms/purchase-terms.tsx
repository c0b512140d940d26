import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { EventDetail } from '../../data/event/event-detail.schema';
import purchaseTermsTexts from '../../locales/purchase-terms.zh-TW.json';
import { purchaseTermsOf } from './purchase-terms.rules';

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 40em;
  padding-inline-start: 1.2em;
  color: var(--ink-2);
  list-style: disc;
  & a {
    color: var(--accent-ink);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** 購票須知: what everybody agrees to who takes a ticket of this event, in plain words. */
export function PurchaseTerms({ event }: { event: Pick<EventDetail, 'ticketTypes'> }) {
  const t = useTexts(purchaseTermsTexts);
  const { limits, isPaid, hasApproval } = purchaseTermsOf(event);
  const limitText = limits
    .map(({ name, max }) => t('purchaseTerms.limit', { name, count: max }))
    .join('、');
  return (
    <List>
      {limits.length > 0 && <li>{t('purchaseTerms.limits', { limits: limitText })}</li>}
      {hasApproval && <li>{t('purchaseTerms.approval')}</li>}
      {isPaid && <li>{t('purchaseTerms.payment')}</li>}
      <li>{t('purchaseTerms.entry')}</li>
      <li>{t('purchaseTerms.transfer')}</li>
      <li>{t(isPaid ? 'purchaseTerms.refund' : 'purchaseTerms.cancel')}</li>
      <li>
        {t('purchaseTerms.more')}
        <Link to="/terms">{t('purchaseTerms.terms')}</Link>
      </li>
    </List>
  );
}
