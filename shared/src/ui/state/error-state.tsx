import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link';
import { ContactLink } from './contact-link';
import { PlugDrawing } from './drawings';
import { RetryButton, type RetryProps } from './retry-button';
import { StateView } from './state-view';

export interface ErrorStateProps extends RetryProps {
  /** What failed, such as 「無法載入活動資料」. */
  title?: ReactNode;
  /** What the user can do about it. */
  help?: ReactNode;
  referenceId?: string;
  /** The same page without what its address asks for, where that is what cannot be answered. */
  clearTo?: string;
}

/** Something could not be loaded: what happened, 重試, a reference id, and a way to contact us. */
export function ErrorState({ title, help, referenceId, clearTo, ...retry }: ErrorStateProps) {
  const t = useTexts(uiTexts);
  return (
    <StateView
      role="alert"
      drawing={<PlugDrawing />}
      title={title ?? t('error.title')}
      help={help ?? t('error.help')}
      referenceId={referenceId}
      action={
        <>
          <RetryButton {...retry} />
          {clearTo && <ButtonLink to={clearTo}>{t('searchBar.clear')}</ButtonLink>}
          <ContactLink referenceId={referenceId} />
        </>
      }
    />
  );
}
