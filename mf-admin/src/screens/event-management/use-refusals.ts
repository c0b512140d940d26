import { toAppError } from '@spotlight/shared/data';
import { Refusal } from '@spotlight/shared/form';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { refusedField } from '../../components/refused-field';
import formTexts from '../../locales/event-form.zh-TW.json';

/** Why an event does not go to whoever was chosen. */
function organizerFault(thrown: unknown) {
  const { code } = toAppError(thrown);
  if (code === 'PAYOUT_ACCOUNT_MISSING') return 'fault.organizerUnpaid';
  if (code === 'OWN_CAUSE') return 'fault.organizerSelf';
  return refusedField(thrown, 'INVALID_STATE') === 'organizer_id' && 'fault.organizerSold';
}

/** What the server refuses, beside its field. */
export function useRefusals() {
  const t = useTexts(formTexts);
  return (thrown: unknown): never => {
    const field = refusedField(thrown);
    if (field === 'organizer_id') {
      throw new Refusal({ faults: { organizer: t('fault.organizerGone') } });
    }
    if (field === 'description') {
      throw new Refusal({ faults: { description: t('fault.description') } });
    }
    if (field === 'opening_hours') {
      throw new Refusal({ faults: { endsAt: t('fault.openingHours') } });
    }
    const organizer = organizerFault(thrown);
    if (organizer) throw new Refusal({ faults: { organizer: t(organizer) } });
    if (field === 'venue_id') throw new Refusal({ faults: { venue: t('fault.venueGone') } });
    throw thrown;
  };
}
