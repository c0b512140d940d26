import { Button, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import orderRefundTexts from '../../locales/order-refund.zh-TW.json';
import { Quiet } from './order.styles';

const loadDialog = () =>
  import(
    /* webpackChunkName: "refund-account" */ '../../components/refund/refund-account-dialog'
  ).then((m) => m.RefundAccountDialog);

/** A refund that the seller began waits for an account: asks for it. */
export function GiveAccount({ refundId }: { refundId: string }) {
  const t = useTexts(orderRefundTexts);
  const dialog = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Quiet>{t('orderRefund.giveAccountHelp')}</Quiet>
      <Button isBusy={dialog.isLoading} onClick={() => void dialog.request().then(setIsOpen)}>
        {t('orderRefund.giveAccount')}
      </Button>
      {isOpen && dialog.Component && (
        <dialog.Component refundId={refundId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
