import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { LockDrawing } from './lock-drawing';
import { StateView, type StateTexts } from './state-view';

/** The visitor may not see this page as who they are now; `action` offers the way out. */
export function NoPermissionState({ title, help, action }: Partial<StateTexts>) {
  const t = useTexts(uiTexts);
  return (
    <StateView
      drawing={<LockDrawing />}
      title={title ?? t('noPermission.title')}
      help={help ?? t('noPermission.help')}
      action={action}
    />
  );
}
