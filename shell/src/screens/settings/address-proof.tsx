import { useSession, useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format/parts';
import { Button, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect } from 'react';
import {
  useProveAddress,
  useSendAddressProof,
} from '../../data/notification/notification.mutations';
import { useMailState } from '../../data/notification/notification.queries';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

/**
 * Says what waits until the address is proved, and mails the link that proves it; `?proof=` is what that link carries.
 * Nothing once it is proved.
 */
export function AddressProof() {
  const t = useTexts(ownAccountTexts);
  const { user } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { data } = useMailState();
  const { mutate, isPending } = useSendAddressProof();
  const { isPending: isProving, isFailed } = useMailedProof();
  if (!data || data.provedAt !== null || isProving) return null;
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toasts.success(t('proof.sent', { email: user?.email })),
      onError: (thrown) => toasts.error(errorText(thrown)),
    });
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('proof.title')}>
      {isFailed && <p role="alert">{t('proof.failed')}</p>}
      <p>{t('proof.text', { email: user?.email })}</p>
      {data.proofSentAt && <p>{t('proof.sentAt', { when: formatMoment(data.proofSentAt) })}</p>}
      <Button variant="outline" size="sm" isBusy={isPending} onClick={send}>
        {t(data.proofSentAt ? 'proof.again' : 'proof.send')}
      </Button>
    </Notice>
  );
}

/** Redeems what the mailed link carries, and takes it out of the address. */
function useMailedProof() {
  const t = useTexts(ownAccountTexts);
  const toasts = useToasts();
  const { user, refreshAccount } = useSession();
  const [params, setParams] = useSearchParams();
  const { mutate, isPending, isError } = useProveAddress();
  const token = params.get('proof');
  const isThere = user !== null;
  useEffect(() => {
    if (!isThere || token === null) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('proof');
        return next;
      },
      { replace: true },
    );
    mutate(token, {
      onSuccess: () => {
        toasts.success(t('proof.proved'));
        void refreshAccount();
      },
    });
    // Once for each link: what it carries is gone from the address by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere, token]);
  return { isPending, isFailed: isError };
}
