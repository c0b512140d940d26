import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useEffect } from 'react';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { ChevronLeftIcon } from '../icons/arrow.icons';
import { ContactLink } from './contact-link';
import { NotFoundDrawing } from './not-found-drawing';
import { StateView, type StateTexts } from './state-view';

export interface NotFoundStateProps extends Partial<StateTexts> {
  /** Something inside a page is missing, so the heading is an h2. */
  isPart?: boolean;
}

/** 404: back, home and contact, unless `action` says otherwise. */
export function NotFoundState({ title, help, action, isPart }: NotFoundStateProps) {
  const t = useTexts(uiTexts);
  const navigate = useNavigate();
  useNoIndex(!isPart);
  return (
    <StateView
      isPage={!isPart}
      drawing={<NotFoundDrawing />}
      title={title ?? t('notFound.title')}
      help={help ?? t('notFound.help')}
      action={
        action ?? (
          <>
            <Button
              variant="outline"
              icon={<ChevronLeftIcon size={18} />}
              onClick={() => void (canGoBack() ? navigate(-1) : navigate('/'))}
            >
              {t('back')}
            </Button>
            <ButtonLink to="/">{t('home')}</ButtonLink>
            <ContactLink />
          </>
        )
      }
    />
  );
}

/** React Router numbers its history entries; the first of a visit has nothing to go back to. */
function canGoBack(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

/** Every address is answered with the page, so what is missing has to tell search engines itself. */
function useNoIndex(isMissingPage: boolean): void {
  useEffect(() => {
    const robots = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
    if (!isMissingPage || !robots) return undefined;
    const usual = robots.content;
    robots.content = 'noindex';
    return () => {
      robots.content = usual;
    };
  }, [isMissingPage]);
}
