import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { PurchaseTerms } from '../../../components/terms/purchase-terms';
import { useWords } from '../../../components/words/use-words';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import words from '../../../locales/purchase-terms.zh-TW.json';
import { Section } from './section';

/** What one agrees to with a ticket, where it can be read before. */
export function TermsSection({ event }: { event: EventDetail }) {
  useWords(words);
  const { t } = useTranslation('events');
  return (
    <Section title={t('purchaseTerms.title')}>
      <PurchaseTerms event={event} />
    </Section>
  );
}
