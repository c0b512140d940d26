import { Button, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { RefundAccountDialogProps } from '../../components/refund/refund-account-dialog';
import orderRefundTexts from '../../locales/order-refund.zh-TW.json';
import { Quiet } from './order.styles';

const RefundAccountDialog = lazyPart(
  () =>
    import(
      /* webpackChunkName: "refund-account" */ '../../components/refund/refund-account-dialog'
    ).then((m) => m.RefundAccountDialog),
  { Failed: OverlayFailure },
);

/** Money that goes back waits for an account: asks for it. */
export function GiveAccount({
  save,
  hasHelp = true,
}: Pick<RefundAccountDialogProps, 'save'> & { hasHelp?: boolean }) {
  const t = useTexts(orderRefundTexts);
  const isLoading = RefundAccountDialog.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {hasHelp && <Quiet>{t('orderRefund.giveAccountHelp')}</Quiet>}
      <Button isBusy={isOpen && isLoading} onClick={() => setIsOpen(true)}>
        {t('orderRefund.giveAccount')}
      </Button>
      {isOpen && <RefundAccountDialog save={save} onClose={() => setIsOpen(false)} />}
    </>
  );
}
