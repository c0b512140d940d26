import { useBackend, useToasts } from '@spotlight/shared/contract';
import { Button, FileIcon, useErrorText } from '@spotlight/shared/ui';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { OrderFilters } from '../../data/order/order-filters.rules';
import purchasesTexts from '../../locales/purchases.zh-TW.json';

export interface ExportButtonProps {
  filters: OrderFilters;
  isDisabled: boolean;
}

/** Hands over what the filters leave, all pages of it, as a table for Excel. */
export function ExportButton({ filters, isDisabled }: ExportButtonProps) {
  const t = useTexts(purchasesTexts);
  const i18n = useI18n();
  const backend = useBackend();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const table = await import(
        /* webpackChunkName: "order-table" */ '../../components/order/download-orders'
      );
      await table.downloadHistory(i18n, backend, filters);
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsBusy(false);
  };

  return (
    <Button
      variant="outline"
      size="sm"
      icon={<FileIcon size={18} />}
      disabled={isDisabled}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {t('purchases.export')}
    </Button>
  );
}
