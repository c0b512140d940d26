import { CheckCircleIcon, InfoIcon, Notice } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { standingOf, type RegistrationBlock } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';

export interface BuyingStatusProps {
  id: string;
  registration: EventDetail['myRegistration'];
  block: RegistrationBlock | null;
}

/** Says that the visitor is registered, or why nobody can be; nothing while the way is free. */
export function BuyingStatus({ id, registration, block }: BuyingStatusProps) {
  const { t } = useTranslation('events');
  if (registration) {
    const standing = standingOf(registration);
    return (
      <Notice tone={standing === 'unpaid' ? 'warning' : 'success'} icon={<CheckCircleIcon />}>
        {t(`buying.${standing}`)}
      </Notice>
    );
  }
  if (!block) return null;
  return (
    <Notice icon={<InfoIcon />}>
      <span id={id}>{t(`buying.blockInShort.${block}`)}</span>
    </Notice>
  );
}
