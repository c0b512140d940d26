import { Form, FormFailure, SubmitButton, useFieldArray, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import {
  Button,
  IconButton,
  PlusIcon,
  TextArea,
  TextField,
  TrashIcon,
  fromTablet,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import bookingTexts from '../../locales/bookings.zh-TW.json';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useSendQuote } from '../booking.mutations';
import type { Booking } from '../booking.schema';
import { priceLineLabel } from '../price-lines';
import { Part, Quiet } from './page.styles';
import { quoteSchema, quoteTotal } from './quote-form.schema';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  & > :first-child {
    grid-column: 1 / -1;
  }
  /* Beside the fields, below their labels. */
  & > :last-child {
    margin-top: calc(var(--text-14) * var(--leading-dense) + 6px);
  }
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) 96px 136px auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 16px;
`;

/** A quote, line by line. It begins with the public prices, the server adds it up. */
export function QuoteForm({ booking }: { booking: Booking }) {
  const t = useTexts(pageTexts);
  const tBookings = useTexts(bookingTexts);
  const titleId = useId();
  const { mutateAsync } = useSendQuote();
  const lines = (booking.priceLines ?? []).map((line) => ({
    label: priceLineLabel(tBookings, line),
    // A line of the public prices is rounded once: as a whole it stays what the guest has seen.
    quantity: '1',
    unitPrice: String(line.amount),
  }));
  const isShow = booking.kind === 'performance';
  const form = useForm({
    schema: quoteSchema(t),
    defaultValues: {
      lines:
        lines.length > 0
          ? lines
          : [{ label: isShow ? t('booking.quoteForm.fee') : '', quantity: '1', unitPrice: '' }],
      deposit: '',
      terms: '',
    },
    send: async (quote) => {
      await mutateAsync({ id: booking.id, validUntil: null, ...quote });
      return t('booking.quoteForm.sent');
    },
  });
  // Before it is sent nothing is said to be wrong: a line that was just added would be, at once.
  const rows = useFieldArray({ control: form.control, name: 'lines' });
  const total = formatPrice(quoteTotal(form.watch('lines')));
  return (
    <Part as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('booking.quoteForm.title')}</h2>
      <Quiet>
        {t(lines.length > 0 ? 'booking.quoteForm.lead' : 'booking.quoteForm.leadEmpty')}
      </Quiet>
      <Form form={form}>
        {rows.fields.map((row, index) => {
          const number = index + 1;
          return (
            <Row key={row.id} aria-label={t('booking.quoteForm.row', { number })}>
              <TextField
                label={t('booking.quoteForm.item')}
                maxLength={100}
                {...form.field(`lines.${index}.label`)}
              />
              <TextField
                label={t('booking.quoteForm.quantity')}
                inputMode="numeric"
                {...form.field(`lines.${index}.quantity`)}
              />
              <TextField
                label={t('booking.quoteForm.unitPrice')}
                inputMode="numeric"
                {...form.field(`lines.${index}.unitPrice`)}
              />
              <IconButton
                label={t('booking.quoteForm.remove', { number })}
                disabled={rows.fields.length === 1}
                onClick={() => rows.remove(index)}
              >
                <TrashIcon />
              </IconButton>
            </Row>
          );
        })}
        <Button
          variant="quiet"
          icon={<PlusIcon size={18} />}
          disabled={rows.fields.length >= 30}
          onClick={() => rows.append({ label: '', quantity: '1', unitPrice: '' })}
        >
          {t('booking.quoteForm.add')}
        </Button>
        <Foot>
          <TextField
            label={t('booking.quoteForm.deposit')}
            hint={t('booking.quoteForm.depositHint')}
            inputMode="numeric"
            {...form.field('deposit')}
          />
          <TextArea
            label={t('booking.quoteForm.terms')}
            hint={t('booking.quoteForm.termsHint')}
            maxLength={2000}
            {...form.field('terms')}
          />
          <FormFailure form={form} claim={t('booking.quoteForm.failed')} />
          <SubmitButton form={form} size="lg">
            {t('booking.quoteForm.send', { total })}
          </SubmitButton>
        </Foot>
      </Form>
    </Part>
  );
}
