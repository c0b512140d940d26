import { formatMonthDay, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { eventKeys } from '../../../data/event/event.keys';
import saleOpeningTexts from '../../../locales/sale-opening.zh-TW.json';
import { splitDuration } from './duration.rules';

const Text = styled.p`
  color: var(--info-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
  & > strong {
    white-space: nowrap;
  }
`;

/** When a sale opens and how long until then. At zero the event is read again. */
export function SaleCountdown({ opensAt, isFree }: { opensAt: string; isFree: boolean }) {
  const t = useTexts(saleOpeningTexts);
  const queryClient = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  const remaining = Date.parse(opensAt) - now;
  const isOver = remaining <= 0;

  useEffect(() => {
    const tick = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < Date.parse(opensAt)) return;
      clearInterval(tick);
      void queryClient.invalidateQueries({ queryKey: eventKeys.details });
    }, 1000);
    return () => clearInterval(tick);
  }, [opensAt, queryClient]);

  const moment = `${formatMonthDay(taipeiDay(opensAt))} ${taipeiTime(opensAt)}`;
  const { days, clock } = splitDuration(remaining);
  return (
    <Text>
      {t(isFree ? 'saleOpening.opensFreeAt' : 'saleOpening.opensAt', { moment })}
      {!isOver && (
        <>
          ，
          <strong>
            {days > 0
              ? t('saleOpening.countdown', { days, clock })
              : t('saleOpening.countdownToday', { clock })}
          </strong>
        </>
      )}
    </Text>
  );
}
