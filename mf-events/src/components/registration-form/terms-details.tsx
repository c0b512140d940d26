import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { PurchaseTerms } from '../terms/purchase-terms';
import { isFree } from '../../data/event/event.rules';
import type { EventDetail } from '../../data/event/event-detail.schema';
import purchaseTermsTexts from '../../locales/purchase-terms.zh-TW.json';

const Details = styled.details`
  font-size: var(--text-14);
  & > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & > p {
    margin-top: 8px;
    color: var(--ink-2);
  }
`;

/** The terms at the place where one agrees to them. */
export function TermsDetails({ event }: { event: EventDetail }) {
  const t = useTexts(purchaseTermsTexts);
  return (
    <Details>
      <summary>{t(isFree(event) ? 'purchaseTerms.freeInSheet' : 'purchaseTerms.inSheet')}</summary>
      <PurchaseTerms event={event} />
      {event.refundPolicy && <p>{event.refundPolicy.summary}</p>}
    </Details>
  );
}
