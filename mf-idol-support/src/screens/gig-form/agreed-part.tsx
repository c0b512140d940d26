import { formatHours } from '@spotlight/shared/booking/hours';
import { performerCategoryLabel } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { placeOf } from '../../components/gig/gig-facts';
import type { GigDetail } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

/** What stays as it is once somebody was awarded: booked are these hours at this place. */
export function AgreedPart({ gig }: { gig: GigDetail }) {
  const t = useTexts(gigTexts);
  const { startAt, endAt, performanceType: kind } = gig;
  return (
    <Part as="section">
      <h2>{t('gigForm.agreed')}</h2>
      <p>{t('gigForm.agreedHelp')}</p>
      <ul>
        <li>{formatHours(startAt, endAt)}</li>
        <li>{placeOf(gig)}</li>
        <li>{kind ? performerCategoryLabel(kind) : t('gigForm.anyKind')}</li>
      </ul>
    </Part>
  );
}
