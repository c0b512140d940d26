import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons/frame.icons';

export interface PartFailureProps {
  onRetry: () => void;
  isRetrying: boolean;
  /** There for parts that can be closed. */
  onClose?: (() => void) | undefined;
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: max-content;
  margin-block: 12px;
  padding: 8px 16px;
  border-radius: var(--radius-control);
  background: var(--warning-soft);
  color: var(--warning-ink);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  text-align: start;
`;

/** On one line, however narrow: the sentence breaks, the actions do not leave it. */
const Actions = styled.span`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 4px;
`;

/** A part of the page did not arrive: says so in its place, with 重試. */
export function PartFailure({ onRetry, isRetrying, onClose }: PartFailureProps) {
  const t = useTexts(uiTexts);
  return (
    <Line role="alert">
      <span>{t('chunkFailed')}</span>
      <Actions>
        <Button
          variant="text"
          size="sm"
          isBusy={isRetrying}
          busyLabel={t('retrying')}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
        {onClose && (
          <IconButton size="sm" label={t('close')} onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </Actions>
    </Line>
  );
}

const Front = styled.div`
  position: fixed;
  z-index: 70;
  inset: auto 16px calc(16px + env(safe-area-inset-bottom));
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > * {
    margin: 0;
    pointer-events: auto;
    box-shadow: var(--shadow-pop);
  }
`;

/** The same for what opens over the page: it has no place of its own there. */
export const OverlayFailure = (props: PartFailureProps) => (
  <Front>
    <PartFailure {...props} />
  </Front>
);

/** For what the page is whole without: nothing is said, and the next visit to it tries again. */
export const SilentFailure = () => null;
