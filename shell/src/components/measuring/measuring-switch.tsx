import { useToasts } from '@spotlight/shared/contract';
import { Panel, Switch, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useMeasuring } from '../../data/measuring/measuring.queries';
import measuringTexts from '../../locales/measuring.zh-TW.json';

const Choice = styled(Panel)`
  display: grid;
  gap: 8px;
  width: 100%;
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

/** Whether views and shares of this visitor are counted; saved as soon as it is pressed. */
export function MeasuringSwitch() {
  const t = useTexts(measuringTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { isMeasured, isPending, change } = useMeasuring();
  const choose = async (isAllowed: boolean) => {
    try {
      await change(isAllowed);
      toasts.success(t(isAllowed ? 'measuring.isOn' : 'measuring.isOff'));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
  };
  return (
    <Choice>
      <Switch
        label={t('measuring.label')}
        checked={isMeasured}
        disabled={isPending}
        onChange={(event) => void choose(event.target.checked)}
      />
      <p>{t('measuring.hint')}</p>
    </Choice>
  );
}
