import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PurchaseTerms } from '../../../components/terms/purchase-terms';
import { isFree } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import purchaseTermsTexts from '../../../locales/purchase-terms.zh-TW.json';
import { Section } from './section';

/** What one agrees to with a ticket, where it can be read before. */
export function TermsSection({ event }: { event: EventDetail }) {
  const t = useTexts(purchaseTermsTexts);
  return (
    <Section title={t(isFree(event) ? 'purchaseTerms.freeTitle' : 'purchaseTerms.title')}>
      <PurchaseTerms event={event} />
    </Section>
  );
}
