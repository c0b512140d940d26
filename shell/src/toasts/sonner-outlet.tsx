import { useTexts } from '@spotlight/shared/vendor/i18n';
import { onPhone, useMediaQuery } from '@spotlight/shared/ui/parts';
import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { styled } from 'styled-components';
import infoTexts from '../locales/info.zh-TW.json';
import { shellTexts } from '../texts';
import { ToastCard } from './toast-card';
import type { ToastQueue } from './toast-queue';

const DURATION_MS = { success: 4000, info: 5000, error: 8000 } as const;

/** Takes no room and no paint of its own; what a browser gives popovers is taken back. */
const Layer = styled.div`
  position: static;
  overflow: visible;
  width: 0;
  height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`;

/**
 * Puts the toasts over an open dialog. Dialogs lie in the browser's top layer, where only what came
 * later, and no z-index, is higher.
 */
function raise(layer: HTMLDivElement | null): void {
  if (!layer?.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

/** About what three lines take. */
const ROOM = { width: 380, height: 140 };

/** Whether something can be decided where toasts come: at the foot of a sheet, or of a panel beside a list. */
const isCornerTaken = () =>
  [...document.querySelectorAll('[data-decisions]')].some((foot) => {
    const { right, bottom } = foot.getBoundingClientRect();
    return right > innerWidth - ROOM.width && bottom > innerHeight - ROOM.height;
  });

/**
 * Draws the queue's toasts: bottom right on desktops, at the top on phones, clear of the thumb's bar; never over what
 * is pressed next.
 */
export function SonnerOutlet({ queue }: { queue: ToastQueue }) {
  const t = useTexts(infoTexts, shellTexts);
  const isPhone = useMediaQuery(onPhone);
  const layer = useRef<HTMLDivElement>(null);

  // Effects of children run first, so the toaster listens before it is handed the waiting toasts.
  useEffect(
    () =>
      queue.connect((queued) => {
        raise(layer.current);
        const duration = queued.options.durationMs ?? DURATION_MS[queued.tone];
        toast.custom((id) => <ToastCard {...queued} onClose={() => toast.dismiss(id)} />, {
          duration,
          ...(!isPhone && isCornerTaken() && { position: 'bottom-left' }),
        });
      }),
    [queue, isPhone],
  );

  return (
    <Layer ref={layer} popover="manual">
      <Toaster
        position={isPhone ? 'top-center' : 'bottom-right'}
        containerAriaLabel={t('toasts.label')}
        offset={24}
        mobileOffset={16}
        gap={12}
        visibleToasts={3}
      />
    </Layer>
  );
}
