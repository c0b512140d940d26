import { IconButton, MenuIcon, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { AreaBrand } from './area-brand';

const MenuDrawer = lazyPart(
  () => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer').then((m) => m.MenuDrawer),
  { Failed: OverlayFailure },
);

const Bar = styled.header`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-h);
  padding-inline: var(--gutter) calc(var(--gutter) - 10px);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

/** What narrow screens have in place of the side menu: a bar, and the same menu as a drawer. */
export function PhoneBar({ className }: { className?: string }) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar className={className}>
      <AreaBrand />
      <IconButton
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void MenuDrawer.preload()}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      {isOpen && <MenuDrawer onClose={() => setOpen(false)} />}
    </Bar>
  );
}
