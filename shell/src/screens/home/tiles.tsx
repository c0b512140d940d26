import { ChevronRightIcon, fromDesktop } from '@spotlight/shared/ui/parts';
import { Link } from '@spotlight/shared/vendor/router';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  margin-top: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-sheet);
  overflow: hidden;
  /* Lets the beams through, but not so much that they reach the words. */
  background: color-mix(in oklch, var(--stage-ground) 62%, transparent);
  text-align: start;
  & > li + li {
    border-top: 1px solid var(--line);
  }
  @media ${fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
    margin-top: 44px;
    & > li + li {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;

const Item = styled.li`
  display: flex;
  gap: 16px;
  padding: 16px;
  @media ${fromDesktop} {
    padding: 22px 24px;
  }
`;

const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  color: var(--accent-ink);
`;

const Title = styled.h2`
  font-size: var(--text-18);
`;

const Text = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const Action = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-bottom: -8px;
  color: var(--stage-link);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  &:hover {
    text-decoration: underline;
  }
`;

interface TileProps {
  Icon: ComponentType<{ size?: number }>;
  title: string;
  text: ReactNode;
  action: string;
  to: string;
}

/** One of the three things under the search: what it is, and where it leads. */
export function Tile({ Icon, title, text, action, to }: TileProps) {
  return (
    <Item>
      <Sign>
        <Icon size={24} />
      </Sign>
      <div>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Action to={to}>
          {action}
          <ChevronRightIcon size={16} />
        </Action>
      </div>
    </Item>
  );
}

/** The three beside one another, on phones below one another. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return <List aria-label={label}>{children}</List>;
}

/** The same place while it is not known yet what stands there. */
export function PendingTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <List aria-busy="true" aria-label={label}>
      {[1, 2, 3].map((place) => (
        <li key={place}>{children}</li>
      ))}
    </List>
  );
}
