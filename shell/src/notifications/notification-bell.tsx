import { BellIcon, Sheet, onPhone, useMediaQuery } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useLatestNotifications } from '../data/notification/notification.queries';
import notificationsTexts from '../locales/notifications.zh-TW.json';
import { floatingPanel } from '../layout/navigation.styles';
import { usePanelKeys } from '../layout/use-panel-keys';
import { LatestNotifications } from './latest-notifications';
import { UnreadCount } from './unread-count';
import { useTellAboutNew } from './use-tell-about-new';
import { useTitleCount } from './use-title-count';

const Root = styled.div`
  position: relative;
  display: flex;
`;

const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-2);
  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-2);
    color: var(--ink);
  }
`;

const Panel = styled.section`
  ${floatingPanel}
  inset-block-start: calc(100% + 10px);
  inset-inline-end: 0;
  width: min(400px, calc(100vw - 2 * var(--gutter)));
  max-height: calc(100dvh - var(--header-h) - 16px);
  padding: 12px 8px 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-sheet);
`;

const Title = styled.h2`
  padding: 0 12px 8px;
  font-size: var(--text-18);
`;

/** The bell of the header: how much is unread, and the latest under it; a sheet on phones. */
export function NotificationBell() {
  const t = useTexts(notificationsTexts);
  const panelId = useId();
  const isPhone = useMediaQuery(onPhone);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { rootProps, triggerRef } = usePanelKeys({
    isOpen: isOpen && !isPhone,
    open: () => setOpen(true),
    close,
  });
  const { data } = useLatestNotifications();
  const unread = data?.unread ?? 0;
  useTellAboutNew(data?.items[0]);
  useTitleCount(unread);

  return (
    <Root {...rootProps}>
      <Trigger
        ref={triggerRef}
        type="button"
        aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        aria-expanded={isOpen}
        aria-controls={isPhone ? undefined : panelId}
        aria-haspopup={isPhone ? 'dialog' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon size={22} />
        <UnreadCount count={unread} />
      </Trigger>
      {isPhone ? (
        // Outside of the header: a sheet is no part of the site's banner.
        createPortal(
          <Sheet isOpen={isOpen} title={t('title')} onClose={close}>
            <LatestNotifications onClose={close} />
          </Sheet>,
          document.body,
        )
      ) : (
        <Panel id={panelId} hidden={!isOpen} aria-labelledby={`${panelId}-title`}>
          {isOpen && (
            <>
              <Title id={`${panelId}-title`}>{t('title')}</Title>
              <LatestNotifications onClose={close} />
            </>
          )}
        </Panel>
      )}
    </Root>
  );
}
