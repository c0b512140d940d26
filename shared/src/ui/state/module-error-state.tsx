import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { ButtonLink } from '../button/button-link';
import { Panel } from '../layout/panel';
import { WindowDrawing } from './drawings';
import { RetryButton, type RetryProps } from './retry-button';
import { StateView } from './state-view';

export interface ModuleErrorStateProps extends RetryProps {
  /** The module in the user's words, such as 「場地」. */
  moduleName: string;
  referenceId?: string;
}

/** One module failed inside its own area, while the rest of the site goes on. */
export function ModuleErrorState({ moduleName, referenceId, ...retry }: ModuleErrorStateProps) {
  const t = useTexts(uiTexts);
  return (
    <Panel>
      <StateView
        role="alert"
        drawing={<WindowDrawing />}
        title={t('moduleError.title', { moduleName })}
        help={t('moduleError.help')}
        referenceId={referenceId}
        action={
          <>
            <RetryButton {...retry} />
            <ButtonLink variant="outline" to="/">
              {t('backToHome')}
            </ButtonLink>
          </>
        }
      />
    </Panel>
  );
}
