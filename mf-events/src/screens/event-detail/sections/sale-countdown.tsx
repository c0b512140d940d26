import { expectRush } from '@spotlight/shared/data';
import { formatShortMoment, serverNow } from '@spotlight/shared/format';
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

/** Within so much after the opening every open page reads the event again, each at another moment. */
const SPREAD_MS = 3_000;
/** What nobody waits for rests from a minute before the opening until a minute after. */
const RUSH_MS = 60_000;

/** When a sale opens and how long until then. From zero on the event is read until the server has opened it. */
export function SaleCountdown({ opensAt, isFree }: { opensAt: string; isFree: boolean }) {
  const t = useTexts(saleOpeningTexts);
  const queryClient = useQueryClient();
  const [now, setNow] = useState(() => serverNow());
  const remaining = Date.parse(opensAt) - now;
  const isOver = remaining <= 0;

  useEffect(() => {
    const opening = Date.parse(opensAt);
    let wait = SPREAD_MS;
    let nextLook = opening + Math.random() * wait;
    const tick = setInterval(() => {
      const moment = serverNow();
      setNow(moment);
      if (moment >= opening - RUSH_MS) expectRush(opening + RUSH_MS);
      if (moment < nextLook) return;
      void queryClient.invalidateQueries({ queryKey: eventKeys.details });
      // Still here after a look: it was early, or brought no answer. Others follow, ever more rarely.
      wait = Math.min(wait * 2, RUSH_MS);
      nextLook = moment + wait;
    }, 1000);
    return () => clearInterval(tick);
  }, [opensAt, queryClient]);

  const moment = formatShortMoment(opensAt);
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
