import { useToasts } from '@spotlight/shared/contract';
import { serverNow } from '@spotlight/shared/format/parts';
import { describeNotification } from '@spotlight/shared/notifications';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef } from 'react';
import type { Notification } from '../data/notification/notification.schema';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { useReadNotification } from './use-read-notification';

/** Says so once when something new arrives while the page is open; what was there before is no news. */
export function useTellAboutNew(latest: Notification | undefined): void {
  const t = useTexts(notificationsTexts);
  const toasts = useToasts();
  const navigate = useNavigate();
  const read = useReadNotification();
  const seenUntil = useRef<string | null>(null);

  useEffect(() => {
    const before = seenUntil.current;
    seenUntil.current = latest?.createdAt ?? before ?? new Date(serverNow()).toISOString();
    const isNew = before !== null && latest && latest.createdAt > before && !latest.readAt;
    if (!isNew) return;
    const { link } = latest;
    toasts.info(describeNotification(latest)?.sentence ?? t('unknown'), {
      ...(link && {
        action: {
          label: t('view'),
          onClick: () => {
            read(latest);
            void navigate(link);
          },
        },
      }),
    });
    // Texts and services do not change what is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [latest?.id]);
}
