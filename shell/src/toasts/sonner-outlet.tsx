import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { onPhone } from '@spotlight/shared/ui/parts';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useMediaQuery } from '../layout/use-media-query';
import { ToastCard } from './toast-card';
import type { ToastQueue } from './toast-queue';

const DURATION_MS = { success: 4000, info: 5000, error: 8000 } as const;

/** Draws the queue's toasts: bottom right on desktops, at the top on phones, clear of the thumb's bar. */
export function SonnerOutlet({ queue }: { queue: ToastQueue }) {
  const { t } = useTranslation('shell');
  const isPhone = useMediaQuery(onPhone);

  // Effects of children run first, so the toaster listens before it is handed the waiting toasts.
  useEffect(
    () =>
      queue.connect((queued) => {
        const duration = queued.options.durationMs ?? DURATION_MS[queued.tone];
        toast.custom((id) => <ToastCard {...queued} onClose={() => toast.dismiss(id)} />, {
          duration,
        });
      }),
    [queue],
  );

  return (
    <Toaster
      position={isPhone ? 'top-center' : 'bottom-right'}
      containerAriaLabel={t('toasts.label')}
      offset={24}
      mobileOffset={16}
      gap={12}
      visibleToasts={3}
    />
  );
}
