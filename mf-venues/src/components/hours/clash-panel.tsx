import { formatHours, type Hours } from '@spotlight/shared/booking';
import { formatPrice } from '@spotlight/shared/format';
import { Button, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useBookingPreview } from '../../data/venue-booking/venue-booking.queries';
import type { BookingPreview, PreviewRequest } from '../../data/venue-booking/venue-booking.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--danger);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > p:first-child {
    display: flex;
    gap: 10px;
    font-weight: var(--weight-bold);
    line-height: var(--leading-title);
  }
  & svg {
    flex-shrink: 0;
    color: var(--danger-ink);
  }
  & > p + p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Choices = styled.ul`
  display: grid;
  gap: 8px;
`;

/* Several lines fit on a phone. */
const Choice = styled(Button)`
  flex-wrap: wrap;
  justify-content: space-between;
  width: 100%;
  padding-block: 8px;
  white-space: normal;
  & > small {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

export interface ClashPanelProps {
  request: PreviewRequest;
  preview: BookingPreview;
  onPick: (hours: Hours) => void;
}

/** Why the chosen hours cannot be had, and the nearest that can, each with its price. */
export function ClashPanel({ request, preview, onPick }: ClashPanelProps) {
  const t = useTexts(createTexts);
  const { problem, nearest } = preview;
  if (!problem) return null;
  const hours = formatHours(request.startAt, request.endAt);
  const isCapacity = problem.field === 'attendees';
  const title = isCapacity
    ? t('createBooking.clash.capacity')
    : problem.code === 'SLOT_TAKEN' || problem.code === 'OUTSIDE_OPENING_HOURS'
      ? t(`createBooking.clash.${problem.code}`, { hours })
      : t('createBooking.clash.soon', { hours });
  return (
    <Box role="status">
      <p>
        <WarningIcon />
        {title}
      </p>
      {!isCapacity && (
        <>
          {problem.code === 'INVALID_INPUT' && <p>{t('createBooking.clash.soonHelp')}</p>}
          <p>
            {t(nearest.length > 0 ? 'createBooking.clash.nearest' : 'createBooking.clash.none')}
          </p>
          <Choices>
            {nearest.map((each) => (
              <li key={each.startAt}>
                <NearestChoice
                  request={{ ...request, startAt: each.startAt, endAt: each.endAt }}
                  wantedTotal={preview.total}
                  onPick={() => onPick(each)}
                />
              </li>
            ))}
          </Choices>
        </>
      )}
    </Box>
  );
}

function NearestChoice({
  request,
  wantedTotal,
  onPick,
}: {
  request: PreviewRequest;
  wantedTotal: number;
  onPick: () => void;
}) {
  const t = useTexts(createTexts);
  const { data } = useBookingPreview(request);
  const difference = data && data.total - wantedTotal;
  return (
    <Choice variant="outline" onClick={onPick}>
      {t('createBooking.clash.choose', { hours: formatHours(request.startAt, request.endAt) })}
      {data && difference !== undefined && (
        <small>
          {[
            difference === 0
              ? t('createBooking.clash.same')
              : t(difference < 0 ? 'createBooking.clash.less' : 'createBooking.clash.more', {
                  amount: formatPrice(Math.abs(difference)),
                }),
            formatPrice(data.total),
          ].join('・')}
        </small>
      )}
    </Choice>
  );
}
