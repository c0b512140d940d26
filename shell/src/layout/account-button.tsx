import type { Account } from '@spotlight/shared/contract';
import { Artwork } from '@spotlight/artwork/parts';
import { ChevronDownIcon, fromDesktop, lazyPart, onPhone } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { shellTexts } from '../texts';
import type { NavigationItem } from './navigation';
import { floatingPanel } from './navigation.styles';
import { usePanelKeys } from './use-panel-keys';

const AccountMenu = lazyPart(() =>
  import(/* webpackChunkName: "account-menu" */ './account-menu').then((m) => m.AccountMenu),
);

const Root = styled.div`
  position: relative;
  display: flex;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-14);
  &:hover {
    background: var(--surface-2);
  }
  & > svg {
    display: none;
    margin-inline-end: 10px;
  }
  @media ${fromDesktop} {
    & > svg {
      display: block;
    }
  }
`;

const Face = styled.span`
  width: 36px;
  overflow: hidden;
  border-radius: 50%;
`;

const Name = styled.span`
  display: none;
  max-width: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${fromDesktop} {
    display: block;
  }
`;

const Panel = styled.div`
  ${floatingPanel}
  inset-block-start: calc(100% + 10px);
  inset-inline-end: 0;
  width: min(328px, calc(100vw - 2 * var(--gutter)));
  max-height: calc(100dvh - var(--header-h) - 16px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-sheet);
  @media ${onPhone} {
    position: fixed;
    inset: calc(var(--header-h) + 4px) var(--gutter) auto;
    width: auto;
  }
`;

/** The signed-in person's button in the header, with the account menu under it. */
export function AccountButton({
  user,
  navigation,
}: {
  user: Account;
  navigation: readonly NavigationItem[];
}) {
  const t = useTexts(shellTexts);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { rootProps, triggerRef } = usePanelKeys({ isOpen, open: () => setOpen(true), close });
  const preload = () => void AccountMenu.preload();

  return (
    <Root {...rootProps}>
      <Trigger
        ref={triggerRef}
        type="button"
        aria-label={t('account.open', { name: user.username })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <Face>
          <Artwork kind="avatar" id={user.id} title="" imageUrl={user.avatarUrl} isDecorative />
        </Face>
        <Name>{user.username}</Name>
        <ChevronDownIcon size={16} />
      </Trigger>
      <Panel id={panelId} hidden={!isOpen}>
        {isOpen && <AccountMenu user={user} navigation={navigation} onClose={close} />}
      </Panel>
    </Root>
  );
}
