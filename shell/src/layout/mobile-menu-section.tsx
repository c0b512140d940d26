import { ChevronDownIcon } from '@spotlight/shared/ui/parts';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AccountLink } from './account-links';
import { MenuCount } from './menu-count';
import { MenuEntryIcon } from './menu-icon';
import { isActive } from './navigation';

const Section = styled.details`
  border-bottom: 1px solid var(--line);
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    color: var(--ink-3);
    transition: rotate var(--fast) var(--ease);
  }
`;

const Content = styled.div`
  padding-bottom: 12px;
`;

/** A part of the menu that folds away; native, so it works by keyboard and is found by page search. */
export function MobileMenuSection({
  title,
  isInitiallyOpen,
  children,
}: {
  title: string;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Section open={isInitiallyOpen}>
      <Summary>
        {title}
        <ChevronDownIcon size={18} />
      </Summary>
      <Content>{children}</Content>
    </Section>
  );
}

const Row = styled(Link)<{ $isNested: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${({ $isNested }) => ($isNested ? 44 : 52)}px;
  ${({ $isNested }) =>
    $isNested
      ? 'padding-inline-start: 12px; color: var(--ink-2);'
      : 'border-bottom: 1px solid var(--line);'}
  &[aria-current='page'] {
    color: var(--accent-ink);
    font-weight: var(--weight-bold);
  }
`;

export interface MobileMenuLinksProps {
  links: ReadonlyArray<Omit<AccountLink, 'icon'> & { icon?: string }>;
  onFollow: () => void;
  /** Inside a section: lower and quieter. */
  isNested?: boolean;
}

/** A list of links of the menu. */
export function MobileMenuLinks({ links, onFollow, isNested = false }: MobileMenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ path, label, icon, countedBy }) => (
        <li key={path}>
          <Row
            to={path}
            $isNested={isNested}
            aria-current={isActive(path, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            {icon && isNested && <MenuEntryIcon name={icon} />}
            {label}
            {countedBy && <MenuCount countedBy={countedBy} />}
          </Row>
        </li>
      ))}
    </ul>
  );
}
