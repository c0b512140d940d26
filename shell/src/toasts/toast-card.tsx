import {
  CheckCircleIcon,
  CloseIcon,
  IconButton,
  InfoIcon,
  WarningIcon,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { shellTexts } from '../texts';
import type { QueuedToast, ToastTone } from './toast-queue';

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  width: min(356px, calc(100vw - 32px));
  padding: 6px 6px 6px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  color: var(--ink);
  font-family: var(--font-sans);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > svg {
    flex-shrink: 0;
    margin-top: 12px;
  }
  &[data-tone='success'] > svg {
    color: var(--success-ink);
  }
  &[data-tone='error'] > svg {
    color: var(--danger-ink);
  }
  &[data-tone='info'] > svg {
    color: var(--info-ink);
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 11px;
  overflow-wrap: anywhere;
`;

const Message = styled.p`
  font-weight: var(--weight-bold);
`;

const Description = styled.p`
  color: var(--ink-2);
`;

const Action = styled.button`
  min-height: 44px;
  margin: 0 -8px -8px;
  padding: 0 8px;
  border: 0;
  background: none;
  color: var(--accent-ink);
  font-weight: var(--weight-bold);
`;

const icons: Record<ToastTone, typeof InfoIcon> = {
  success: CheckCircleIcon,
  error: WarningIcon,
  info: InfoIcon,
};

/** One toast. Errors interrupt a screen reader; the rest waits for its turn. */
export function ToastCard({
  tone,
  message,
  options: { description, action },
  onClose,
}: QueuedToast & { onClose: () => void }) {
  const t = useTexts(notificationsTexts, shellTexts);
  const Icon = icons[tone];
  return (
    <Card data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} />
      <Texts>
        <Message>{message}</Message>
        {description && <Description>{description}</Description>}
        {action && (
          <Action
            type="button"
            onClick={() => {
              action.onClick();
              onClose();
            }}
          >
            {action.label}
          </Action>
        )}
      </Texts>
      <IconButton label={t('toasts.close')} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
    </Card>
  );
}
