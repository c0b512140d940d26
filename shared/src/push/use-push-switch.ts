import { useToasts } from '@spotlight/shared/contract';
import { AppError } from '@spotlight/shared/data';
import { useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pushTexts from '../locales/push.zh-TW.json';
import { useSwitchPush } from './push.queries';

/** Switches push on or off in this browser and says how that went. */
export function usePushSwitch() {
  const t = useTexts(pushTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useSwitchPush();
  const turn = (isOn: boolean) =>
    mutate(isOn, {
      onSuccess: (isOnNow) => {
        if (isOnNow) toasts.success(t('push.turnedOn'));
        else if (!isOn) toasts.success(t('push.turnedOff'));
      },
      // What is no error of ours is the browser's: its push service is out of reach, or there is none.
      onError: (thrown) =>
        toasts.error(thrown instanceof AppError ? errorText(thrown) : t('push.noService')),
    });
  return { turn, isPending, asked: variables };
}
