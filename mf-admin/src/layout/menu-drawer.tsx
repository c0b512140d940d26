import { CloseIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { texts } from '../texts';
import { AccountBox } from './account-box';
import { AreaBrand } from './area-brand';
import { MenuLinks } from './menu-links';

const slideIn = keyframes`from { translate: -100% 0; }`;

const Drawer = styled.dialog`
  width: min(300px, calc(100vw - 56px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-sheet);
  animation: ${slideIn} var(--base) var(--ease);
  &::backdrop {
    background: var(--scrim);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-h);
  padding-inline: 16px 6px;
`;

/** The menu over the page, for narrow screens. The platform holds the focus inside and gives it back. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closing before it leaves the page is what gives the focus back.
    return () => opened?.close();
  }, []);
  useCloseOnLeaving(onClose);

  const handleBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  const handleCancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Drawer
      ref={dialog}
      aria-label={t('menu.label')}
      onCancel={handleCancel}
      onClick={handleBackdrop}
    >
      <Content>
        <Head>
          <AreaBrand />
          <IconButton label={t('menu.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <MenuLinks />
        <AccountBox />
      </Content>
    </Drawer>
  );
}

/** Closes when the page changes, by a link of the menu or by the browser's back button. */
function useCloseOnLeaving(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}
