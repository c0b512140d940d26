import { taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { CsvButton } from '@spotlight/shared/files';
import { settlementColumns, settlementRows } from '../../data/settlement/settlement-export.rules';
import { useAllSettlements } from '../../data/settlement/settlement.queries';
import payoutsTexts from '../../locales/payouts.zh-TW.json';

export interface ExportPayoutsButtonProps {
  state: string | null;
  isDisabled: boolean;
}

/** Hands over what the filter leaves, all pages of it. */
export function ExportPayoutsButton({ state, isDisabled }: ExportPayoutsButtonProps) {
  const t = useTexts(payoutsTexts);
  const readAll = useAllSettlements();
  return (
    <CsvButton
      label={t('payouts.export')}
      isDisabled={isDisabled}
      readRows={async () => [
        settlementColumns.map((name) => t(`payouts.column.${name}`)),
        ...settlementRows(await readAll(state), (id) => t(`payouts.state.${id}`)),
      ]}
      fileName={() => t('payouts.fileName', { day: taipeiDay() })}
      doneText={(count) => t('payouts.exportDone', { count })}
    />
  );
}
