import { Link } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Tile = styled(Link)`
  display: grid;
  gap: 10px;
  align-content: start;
  min-width: 0;
  & > :first-child {
    border-radius: var(--radius-card);
    overflow: hidden;
  }
  &:hover h3 {
    color: var(--accent-ink);
  }
`;

const Texts = styled.div`
  min-width: 0;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  font-variant-numeric: tabular-nums;
  & > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink);
  font-size: var(--text-16);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** One result: picture, name, and a line or two of what decides. */
export function ResultTile({
  to,
  picture,
  name,
  facts,
}: {
  to: string;
  picture: ReactNode;
  name: string;
  facts: readonly string[];
}) {
  return (
    <Tile to={to}>
      <div>{picture}</div>
      <Texts>
        <Name>{name}</Name>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Texts>
    </Tile>
  );
}
