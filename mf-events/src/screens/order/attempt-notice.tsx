import { formatMoment, formatPrice } from '@spotlight/shared/format';
import type { Order, PaymentAttempt } from '@spotlight/shared/orders/schema';
import { ClockIcon, InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { CopyButton } from '../../components/copy/copy-button';
import { useReturnFromProvider } from '../../data/payment/payment.queries';
import orderProviderTexts from '../../locales/order-provider.zh-TW.json';
import { Pairs } from './order.styles';

/** What became of paying through a provider so far, and money that came beside it. */
export function AttemptNotice({ order }: { order: Pick<Order, 'attempt' | 'returns' | 'status'> }) {
  const t = useTexts(orderProviderTexts);
  const { attempt, returns } = order;
  return (
    <>
      {attempt && order.status === 'pending_payment' && <AttemptState attempt={attempt} />}
      {returns.map(({ at, amount, why, isReturned }) => (
        <Notice
          key={at}
          tone="info"
          icon={<InfoIcon />}
          title={t(isReturned ? 'orderProvider.returned' : 'orderProvider.returning', {
            amount: formatPrice(amount),
          })}
        >
          {t(`orderProvider.returnHelp.${why}`)}
        </Notice>
      ))}
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
