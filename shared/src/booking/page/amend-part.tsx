import { AppError } from '@spotlight/shared/data';
import { FormDialog, Refusal, useForm } from '@spotlight/shared/form';
import { formatPrice, taipeiDay, taipeiTime } from '@spotlight/shared/format';
import { optionalNumber } from '@spotlight/shared/typed/number';
import { Button, FailureNotice, TextArea, TextField, useSend } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { styled } from 'styled-components';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { addDays, formatHours } from '../booking-hours.rules';
import { useAnswerAmendment, useProposeAmendment } from '../booking.mutations';
import type { Amendment, Booking } from '../booking.schema';
import { openAmendment } from '../booking-state.rules';
import { Actions, Part, Quiet } from './page.styles';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

/** The way to propose other hours, while none are proposed. */
export function AmendButton({ booking, now }: { booking: Booking; now: number }) {
  const t = useTexts(pageTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (Date.parse(booking.startAt) <= now || openAmendment(booking, now)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('booking.amend.button')}
      </Button>
      {isOpen && <AmendDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AmendDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useProposeAmendment();
  const { kind, side, quotes } = booking;
  // A price by the list follows the hours; one that was named stays, unless the host names another.
  const isByList = kind === 'venue' && !quotes.some(({ status }) => status === 'accepted');
  const filled = z.string().check(z.minLength(1, t('booking.amend.invalid')));
  const form = useForm({
    schema: z.object({
      day: filled,
      start: filled,
      end: filled,
      total: optionalNumber(0, 99_999_999, t('booking.amend.totalInvalid')),
      note: z.string().check(z.trim()),
    }),
    defaultValues: {
      day: taipeiDay(booking.startAt),
      start: taipeiTime(booking.startAt),
      end: taipeiTime(booking.endAt),
      total: '',
      note: '',
    },
    send: async ({ day, start, end, total, note }) => {
      // An end that is not after the start lies on the next day.
      const lastDay = end > start ? day : addDays(day, 1);
      await mutateAsync({
        id: booking.id,
        startAt: `${day}T${start}:00+08:00`,
        endAt: `${lastDay}T${end}:00+08:00`,
        total,
        note: note || null,
      }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'INVALID_INPUT') {
          throw new Refusal({ faults: { start: t('booking.amend.refused') } });
        }
        throw error;
      });
      return t('booking.amend.sent');
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('booking.amend.title')}
      lead={t('booking.amend.lead')}
      submitLabel={t('booking.amend.send')}
      keepLabel={t('booking.amend.keep')}
    >
      <TextField label={t('booking.amend.day')} type="date" isRequired {...form.field('day')} />
      <Pair>
        <TextField
          label={t('booking.amend.start')}
          type="time"
          step={900}
          isRequired
          {...form.field('start')}
        />
        <TextField
          label={t('booking.amend.end')}
          type="time"
          step={900}
          isRequired
          {...form.field('end')}
        />
      </Pair>
      {isByList ? (
        <Quiet>{t('booking.amend.byList')}</Quiet>
      ) : (
        side === 'host' && (
          <TextField
            label={t('booking.amend.total')}
            hint={t('booking.amend.totalHint', { total: formatPrice(booking.total ?? 0) })}
            inputMode="numeric"
            {...form.field('total')}
          />
        )
      )}
      <TextArea label={t('booking.amend.note')} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}

export interface OpenAmendmentProps {
  amendment: Amendment;
  isMine: boolean;
}

/** Other hours that somebody proposed, and the answer to them. */
export function OpenAmendment({ amendment, isMine }: OpenAmendmentProps) {
  const t = useTexts(pageTexts);
  const { mutateAsync } = useAnswerAmendment();
  const { id, newStartAt, newEndAt, newTotal, priceDifference, note } = amendment;
  const { send, isBusy, failure } = useSend(
    async (isAccepted: boolean) => {
      await mutateAsync({ amendmentId: id, isAccepted });
      if (isAccepted) return t('booking.amend.accepted');
      return t(isMine ? 'booking.amend.tookBack' : 'booking.amend.declined');
    },
    () => undefined,
  );
  const sign = priceDifference < 0 ? '−' : '+';
  return (
    <Part as="section" aria-label={t('booking.amend.open')}>
      <h2>{t(isMine ? 'booking.amend.mine' : 'booking.amend.open')}</h2>
      <p>
        <strong>{t('booking.amend.hours', { hours: formatHours(newStartAt, newEndAt) })}</strong>
      </p>
      <Quiet>
        {t('booking.amend.difference', {
          total: formatPrice(newTotal),
          difference: `${sign}${formatPrice(Math.abs(priceDifference))}`,
        })}
      </Quiet>
      {note && <p>{note}</p>}
      <FailureNotice failure={failure} isRetrying={isBusy} />
      <Actions>
        {!isMine && (
          <Button isBusy={isBusy} onClick={() => void send(true)}>
            {t('booking.amend.accept')}
          </Button>
        )}
        <Button variant="outline" isBusy={isBusy} onClick={() => void send(false)}>
          {t(isMine ? 'booking.amend.takeBack' : 'booking.amend.decline')}
        </Button>
      </Actions>
    </Part>
  );
}
