import { ChevronDownIcon } from '@spotlight/shared/ui/parts';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isActive, type NavigationItem } from './navigation';
import { floatingPanel, menuRow, navigationEntryFace } from './navigation.styles';
import { useHoverDisclosure } from './use-hover-disclosure';
import { usePanelKeys } from './use-panel-keys';

const Root = styled.div`
  position: relative;
  height: 100%;
`;

const Trigger = styled.button`
  ${navigationEntryFace}
  & > svg {
    transition: rotate var(--fast) var(--ease);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Panel = styled.ul`
  ${floatingPanel}
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 0;
  min-width: 184px;
  padding: 8px;
  /* The gap between trigger and panel belongs to the menu, so that the mouse may cross it. */
  &::before {
    content: '';
    position: absolute;
    inset: -8px 0 100%;
  }
`;

const Row = styled(Link)`
  ${menuRow}
`;

/** A menu button of the main navigation with its links; opens under the mouse, by click and by keys. */
export function NavigationDropdown({
  label,
  items,
}: {
  label: string;
  items: readonly NavigationItem[];
}) {
  const { pathname } = useLocation();
  const panelId = useId();
  const { isOpen, open, close, toggle, hoverProps } = useHoverDisclosure();
  const { rootProps, triggerRef } = usePanelKeys({ isOpen, open, close });

  return (
    <Root {...rootProps} {...hoverProps}>
      <Trigger
        ref={triggerRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={items.some(({ path }) => isActive(path, pathname))}
        onClick={toggle}
      >
        {label}
        <ChevronDownIcon size={16} />
      </Trigger>
      <Panel id={panelId} hidden={!isOpen}>
        {items.map(({ id, path, label: itemLabel }) => (
          <li key={id}>
            <Row
              to={path}
              aria-current={isActive(path, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {itemLabel}
            </Row>
          </li>
        ))}
      </Panel>
    </Root>
  );
}
