import { useToasts } from '@spotlight/shared/contract';

import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { TextField } from '../field/text-field';
import { Dialog } from '../overlay/dialog';

const Actions = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

export interface ShareDialogProps {
  /** Absolute address of the page. */
  url: string;
  onShare: (() => void) | undefined;
  onClose: () => void;
}

const lineShareUrl = (url: string) =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;

/** Copy the address, or send it through LINE. */
export function ShareDialog({ url, onShare, onClose }: ShareDialogProps) {
  const t = useTexts(uiTexts);
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      onShare?.();
      toasts.success(t('share.copied'));
      onClose();
    } catch {
      toasts.error(t('share.copyFailed'));
    }
  };
  return (
    <Dialog isOpen size="sm" title={t('share.title')} onClose={onClose}>
      <TextField
        label={t('share.link')}
        value={url}
        readOnly
        onFocus={(focus) => focus.target.select()}
      />
      <Actions>
        <Button isFullWidth onClick={() => void copy()} data-autofocus>
          {t('share.copy')}
        </Button>
        <ButtonLink
          to={lineShareUrl(url)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onShare}
          variant="outline"
          isFullWidth
        >
          {t('share.line')}
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}
