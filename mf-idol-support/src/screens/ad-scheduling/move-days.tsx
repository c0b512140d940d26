import { formatDate, taipeiDay } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Part } from '@spotlight/shared/own-page';
import { ConfirmButton, Notice, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { SlotCalendar } from '../../components/ad/slot-calendar';
import { useAdProduct, useAdQuote } from '../../data/ad-product/ad-product.queries';
import type { AdProductDetail } from '../../data/ad-product/ad-product.schema';
import { monthOf, type Month } from '../../data/ad-product/month.rules';
import { isLateMove } from '../../data/own-ad/late-move.rules';
import { useRescheduleAd } from '../../data/own-ad/own-ad.mutations';
import type { OwnAd } from '../../data/own-ad/own-ad.schema';
import ownAdsTexts from '../../locales/own-ads.zh-TW.json';

export interface MoveDaysProps {
  ad: OwnAd;
  booking: NonNullable<OwnAd['booking']>;
}

/** The days of a place, of which others can be chosen as long as the first one has not come. */
export function MoveDays({ ad, booking }: MoveDaysProps) {
  const t = useTexts(ownAdsTexts);
  const [month, setMonth] = useState(() => monthOf(ad.startDate));
  return (
    <Part as="section" aria-label={t('schedule.days')}>
      <h2>{t('schedule.days')}</h2>
      <QueryView
        query={useAdProduct(booking.productId, month)}
        pending={<Skeleton height={360} radius="var(--radius-card)" />}
        errorTitle={t('schedule.error')}
        isEmpty={(product) => product === null}
        empty={<Notice>{t('schedule.gone')}</Notice>}
      >
        {(product) =>
          product && (
            <DayChoice
              ad={ad}
              booking={booking}
              product={product}
              month={month}
              onMonth={setMonth}
            />
          )
        }
      </QueryView>
    </Part>
  );
}

interface DayChoiceProps extends MoveDaysProps {
  product: AdProductDetail;
  month: Month;
  onMonth: (month: Month) => void;
}

function DayChoice({ ad, booking, product, month, onMonth }: DayChoiceProps) {
  const t = useTexts(ownAdsTexts, promotionTexts);
  const [from, setFrom] = useState(ad.startDate);
  const { mutateAsync } = useRescheduleAd();
  const isSame = from === ad.startDate;
  const { data: quote } = useAdQuote(
    isSame
      ? null
      : { productId: product.id, startsOn: from, units: booking.units, designBy: 'self' },
  );
  const to = isSame ? ad.endDate : quote?.startsOn === from ? quote.endsOn : null;
  // The own days count as taken, and are free for moving within them.
  const isFull =
    quote?.freeSlots === 0 && !(to !== null && from <= ad.endDate && to >= ad.startDate);
  const period = to && { from: formatDate(from), to: formatDate(to) };
  return (
    <>
      <p>{t('schedule.daysHelp', { units: booking.units, unit: t(`adUnit.${product.unit}`) })}</p>
      <SlotCalendar
        product={product}
        month={month}
        today={taipeiDay()}
        chosen={{ from, to }}
        onMonth={onMonth}
        onChoose={setFrom}
      />
      <Notice tone={isFull ? 'warning' : 'info'}>
        {isSame && t('schedule.same')}
        {!isSame && !period && t('schedule.wait')}
        {!isSame && period && t(isFull ? 'schedule.full' : 'schedule.chosen', period)}
      </Notice>
      {isLateMove(ad.startDate, taipeiDay()) && (
        <Notice tone="warning">{t('schedule.late')}</Notice>
      )}
      <div>
        <ConfirmButton
          disabled={isSame || isFull || !period}
          question={{
            title: period ? t('schedule.confirmTitle', period) : '',
            body: t('schedule.confirmBody'),
            confirmLabel: t('schedule.save'),
            keepLabel: t('schedule.keep'),
            tone: 'primary',
            onConfirm: async () => {
              const moved = await mutateAsync({ bookingId: booking.id, startsOn: from });
              return t('schedule.saved', {
                from: formatDate(moved.startsOn),
                to: formatDate(moved.endsOn),
              });
            },
          }}
        >
          {t('schedule.save')}
        </ConfirmButton>
      </div>
    </>
  );
}
