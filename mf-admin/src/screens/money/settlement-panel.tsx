import { eventLinks } from '@spotlight/shared/contract/links';
import { Form, FormFailure, SubmitButton, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Notice, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useCloseSettlement } from '../../data/settlement/settlement.mutations';
import { settlementKey } from '../../data/settlement/settlement.rules';
import type { Settlement } from '../../data/settlement/settlement.schema';
import moneyTexts from '../../locales/money.zh-TW.json';
import { AuditTrail } from '../../room/audit-trail';
import { PartTitle } from '../../room/records.styles';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { Pairs } from '../../room/pairs';
import { sumText } from './settlement-columns';

interface SettlementPanelProps {
  settlement: Settlement;
  place: PanelPlace;
}

/** The statement of an event, and closing it: what was paid out, and by which transfer. */
export function SettlementPanel({ settlement, place }: SettlementPanelProps) {
  const t = useTexts(moneyTexts);
  const { state, reference, settledAt } = settlement;
  return (
    <RowPanel
      {...place}
      rowKey={settlementKey(settlement)}
      title={settlement.title}
      lead={[
        settlement.date.replaceAll('-', '/'),
        t('settlement.no', { no: settlement.no }),
        settlement.organizerName,
      ]
        .filter(Boolean)
        .join('・')}
    >
      <Pairs
        lines={[
          [t('columns.status'), t(`settlement.states.${state}`)],
          [t('settlement.orders'), String(settlement.orders)],
          [t('settlement.sums.gross'), sumText(settlement.gross)],
          [t('settlement.sums.refunded'), sumText(settlement.refunded)],
          [t('settlement.refunding'), settlement.refunding > 0 && sumText(settlement.refunding)],
          [t('settlement.fee'), sumText(settlement.platformFee)],
          [t('settlement.sums.net'), sumText(settlement.net)],
          [t('settlement.received'), sumText(settlement.received)],
          [t('settlement.sums.payout'), sumText(settlement.payout)],
          [t('refund.reference'), reference],
          [t('settlement.settledAt'), settledAt && formatMoment(settledAt)],
        ]}
      />
      <p>
        <a href={eventLinks.event(settlement.eventId)} target="_blank" rel="noopener">
          {t('settlement.page')}
        </a>
      </p>
      {state === 'ready' && <CloseForm settlement={settlement} onDone={place.leave} />}
      {(state === 'open' || state === 'waiting') && (
        <Notice tone="info">{t(`settlement.why.${state}`)}</Notice>
      )}
      <AuditTrail entity="events" id={settlement.eventId} />
    </RowPanel>
  );
}

function CloseForm({ settlement, onDone }: { settlement: Settlement; onDone: () => void }) {
  const t = useTexts(moneyTexts);
  const close = useCloseSettlement();
  const { eventId, net, payout } = settlement;
  const isPaidOut = payout > 0;
  const form = useForm({
    schema: z.object({
      reference: z.string().check(
        z.trim(),
        z.refine((typed) => !isPaidOut || typed !== '', t('settlement.referenceMissing')),
      ),
    }),
    defaultValues: { reference: '' },
    send: async ({ reference }) => {
      await close.mutateAsync({ eventId, net, reference: reference || null });
      return t('settlement.closed');
    },
    onSent: onDone,
  });
  return (
    <section>
      <PartTitle>{t('settlement.close')}</PartTitle>
      <Form form={form}>
        <p>
          {t(isPaidOut ? 'settlement.closeLead' : 'settlement.closeFree', {
            amount: sumText(payout),
          })}
        </p>
        <TextField
          label={t('refund.reference')}
          maxLength={60}
          isRequired={isPaidOut}
          {...form.field('reference')}
        />
        <FormFailure form={form} />
        <div>
          <SubmitButton form={form} size="sm">
            {t('settlement.close')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
