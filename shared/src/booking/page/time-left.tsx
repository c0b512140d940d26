import { ClockIcon, useNow } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { styled } from 'styled-components';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { bookingKeys } from '../booking.keys';

const Left = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  justify-self: start;
  padding: 6px 12px;
  border-radius: var(--radius-control);
  background: var(--warning-soft);
  color: var(--warning-ink);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

/** How long somebody still has, and a new look at the server when the time is over. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTexts(pageTexts);
  const queryClient = useQueryClient();
  const now = useNow(
    until,
    () => void queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
  );
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  return (
    <Left role="timer" aria-live="off">
      <ClockIcon size={18} />
      {minutes === 0
        ? t('booking.leftOver')
        : hours === 0
          ? t('booking.leftMinutes', { minutes })
          : t('booking.left', { hours, minutes: minutes % 60 })}
    </Left>
  );
}
