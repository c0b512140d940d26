import { formatMoment, formatPrice } from '@spotlight/shared/format';
import type { LatePayment, Order, PaymentAttempt } from '@spotlight/shared/orders/schema';
import { ClockIcon, ConfirmButton, InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { CopyButton } from '../../components/copy/copy-button';
import { useJoinLatePayment, useSetLateAccount } from '../../data/order/order.mutations';
import { useReturnFromProvider } from '../../data/payment/payment.queries';
import orderProviderTexts from '../../locales/order-provider.zh-TW.json';
import { GiveAccount } from './give-account';
import { Actions, Pairs } from './order.styles';

/** What became of paying through a provider so far, and money that came beside it. */
export function AttemptNotice({ order }: { order: Pick<Order, 'attempt' | 'returns' | 'status'> }) {
  const { attempt, returns } = order;
  return (
    <>
      {attempt && order.status === 'pending_payment' && <AttemptState attempt={attempt} />}
      {returns.map((late) => (
        <LateNotice key={late.id} late={late} />
      ))}
    </>
  );
}

function stateOf({ state, byProvider }: LatePayment) {
  if (state !== 'waiting') return state;
  return byProvider ? 'returning' : 'waiting';
}

/** Money that came and pays for nothing: it pays another order, or says where it goes back to. */
function LateNotice({ late }: { late: LatePayment }) {
  const t = useTexts(orderProviderTexts);
  const setAccount = useSetLateAccount();
  const join = useJoinLatePayment();
  const state = stateOf(late);
  const amount = formatPrice(late.amount);
  return (
    <>
      <Notice
        tone={state === 'waiting' ? 'warning' : 'info'}
        icon={<InfoIcon />}
        title={t(`orderProvider.late.${state}`, { amount, number: late.joinedNo ?? '' })}
      >
        {t(`orderProvider.returnHelp.${late.why}`)}{' '}
        {state === 'waiting' &&
          t(late.hasAccount ? 'orderProvider.lateGoesBack' : 'orderProvider.lateHelp')}
      </Notice>
      {state === 'waiting' && (
        <Actions>
          {late.pays.map(({ id, orderNo }) => (
            <ConfirmButton
              key={id}
              question={{
                tone: 'primary',
                title: t('orderProvider.join', { number: orderNo }),
                body: t('orderProvider.joinBody', { amount }),
                confirmLabel: t('orderProvider.joinConfirm'),
                onConfirm: async () => {
                  await join.mutateAsync({ id: late.id, orderId: id });
                  return t('orderProvider.joinDone');
                },
              }}
            >
              {t('orderProvider.join', { number: orderNo })}
            </ConfirmButton>
          ))}
          <GiveAccount
            hasHelp={false}
            save={(account) => setAccount.mutateAsync({ id: late.id, account })}
          />
        </Actions>
      )}
    </>
  );
}

function AttemptState({ attempt }: { attempt: PaymentAttempt }) {
  const t = useTexts(orderProviderTexts);
  useReturnFromProvider(attempt);
  const method = t(`orderProvider.method.${attempt.method}`);
  if (attempt.state === 'failed') {
    return (
      <Notice tone="danger" icon={<WarningIcon />} title={t('orderProvider.failed', { method })}>
        {t('orderProvider.failedHelp')}
      </Notice>
    );
  }
  if (attempt.state === 'waiting') return <Instructions attempt={attempt} method={method} />;
  return (
    <div role="status">
      <Notice tone="info" icon={<ClockIcon />} title={t('orderProvider.started')}>
        {t('orderProvider.startedHelp')}
      </Notice>
    </div>
  );
}

/** The number to pay to, at a bank or in a shop, and until when. */
function Instructions({ attempt, method }: { attempt: PaymentAttempt; method: string }) {
  const t = useTexts(orderProviderTexts);
  const rows = [
    ['bankCode', attempt.instructions?.bankCode, attempt.instructions?.bankCode],
    ['accountNo', attempt.instructions?.accountNo, attempt.instructions?.accountNo],
    ['code', attempt.instructions?.code, attempt.instructions?.code],
    ['amount', formatPrice(attempt.amount), null],
  ] as const;
  return (
    <section aria-label={t('orderProvider.waiting', { method })}>
      <Notice tone="info" icon={<ClockIcon />} title={t('orderProvider.waiting', { method })}>
        {attempt.payUntil &&
          t('orderProvider.waitingHelp', { moment: formatMoment(attempt.payUntil) })}
      </Notice>
      <Pairs>
        {rows.map(
          ([name, shown, copied]) =>
            shown && (
              <div key={name}>
                <dt>{t(`orderProvider.${name}`)}</dt>
                <dd>
                  {shown}
                  {copied && <CopyButton text={copied} name={t(`orderProvider.${name}`)} />}
                </dd>
              </div>
            ),
        )}
      </Pairs>
    </section>
  );
}
