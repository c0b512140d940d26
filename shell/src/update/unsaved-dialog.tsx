import { useToasts } from '@spotlight/shared/contract';
import { Button, Dialog } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import updateTexts from '../locales/update.zh-TW.json';
import { typedText } from './typed-text';

export interface UnsavedDialogProps {
  /** Goes on for a while; absent when that was said often enough. */
  onKeep: (() => void) | undefined;
  /** Drops what is not saved. */
  onDrop: () => void;
}

/** Says that this tab has to be loaded anew, and lets whoever types finish, or take it along. */
export function UnsavedDialog({ onKeep, onDrop }: UnsavedDialogProps) {
  const t = useTexts(updateTexts);
  const toasts = useToasts();
  const copy = () =>
    navigator.clipboard.writeText(typedText()).then(
      () => toasts.success(t('must.copied')),
      () => toasts.error(t('must.copyFailed')),
    );
  return (
    <Dialog
      isOpen
      isQuestion
      title={t('must.title')}
      onClose={() => onKeep?.()}
      footer={
        <>
          <Button variant="plain" onClick={() => void copy()} data-autofocus={!onKeep || undefined}>
            {t('must.copy')}
          </Button>
          <Button variant="danger" onClick={onDrop}>
            {t('must.drop')}
          </Button>
          {onKeep && (
            <Button variant="primary" onClick={onKeep} data-autofocus>
              {t('must.keep')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(onKeep ? 'must.body' : 'must.last')}</p>
    </Dialog>
  );
}
