import { ReasonDialog } from '@spotlight/shared/form';
import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Badge, Button, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import lateMoneyTexts from '../locales/late-money.zh-TW.json';
import type { LatePayment, Order } from './order.schema';
import { RefundAccount } from './refund-account';
import {
  useReadLateAccount,
  useRecordLatePayment,
  useReturnLatePayment,
} from './seller-order.mutations';
import { Pairs, PartTitle, Row, Stack } from './seller-order.styles';

const Card = styled(Panel)`
  padding: 16px;
`;

/** Transfers that came and the order does not need: written down here, and sent back. */
export function LateMoneyPart({ order }: { order: Order }) {
  const t = useTexts(lateMoneyTexts);
  const record = useRecordLatePayment();
  const [isOpen, setOpen] = useState(false);
  const mayCome = ['paid', 'completed', 'expired', 'cancelled'].includes(order.status);
  if (order.total === 0 || (!mayCome && order.returns.length === 0)) return null;
  return (
    <Stack as="section" aria-label={t('title')}>
      <PartTitle>{t('title')}</PartTitle>
      {order.returns.map((late) => (
        <LateMoney key={late.id} late={late} />
      ))}
      {mayCome && (
        <Row>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            {t('record')}
          </Button>
        </Row>
      )}
      {isOpen && (
        <ReasonDialog
          isShort
          title={t('recordTitle')}
          lead={t('recordLead', { total: formatPrice(order.total) })}
          label={t('amount')}
          missing={t('amountMissing')}
          confirmLabel={t('recordConfirm')}
          onConfirm={async (typed) => {
            const amount = Number(typed.normalize('NFKC').replace(/\D/g, ''));
            await record.mutateAsync({ orderId: order.id, amount });
            return t('recorded');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

function LateMoney({ late }: { late: LatePayment }) {
  const t = useTexts(lateMoneyTexts);
  const send = useReturnLatePayment();
  const read = useReadLateAccount();
  const [isOpen, setOpen] = useState(false);
  const isOurs = late.state === 'waiting' && !late.withPlatform;
  return (
    <Card as="article">
      <Stack>
        <Row>
          <Badge tone={late.state === 'waiting' ? 'warning' : 'info'}>
            {t(`states.${late.state}`)}
          </Badge>
        </Row>
        <Pairs>
          <div data-strong="">
            <dt>{t('amount')}</dt>
            <dd>{formatPrice(late.amount)}</dd>
          </div>
          <div>
            <dt>{t('at')}</dt>
            <dd>{formatMoment(late.at)}</dd>
          </div>
        </Pairs>
        {late.state === 'waiting' && late.withPlatform && <p>{t('withPlatform')}</p>}
        {isOurs && (
          <>
            <RefundAccount refund={late} read={read} />
            <Row>
              <Button size="sm" disabled={!late.hasAccount} onClick={() => setOpen(true)}>
                {t('sent')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
      {isOpen && isOurs && (
        <ReasonDialog
          isShort
          title={t('sent')}
          lead={t('sentLead', { amount: formatPrice(late.amount) })}
          label={t('reference')}
          missing={t('referenceMissing')}
          confirmLabel={t('sent')}
          onConfirm={async (reference) => {
            await send.mutateAsync({ id: late.id, reference });
            return t('sentDone');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
