import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromTablet } from '../media';
import { useChosenInView } from './use-chosen-in-view';

const Row = styled.ul`
  display: flex;
  gap: 8px;
  /* The gutter is given back inside, so that the last chip is cut at the edge of the screen: the cut
     says that there is more to the side. The block padding leaves room for focus rings. */
  margin-inline: calc(var(--gutter) * -1);
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: var(--gutter);
  /* Pictures may be narrower than they are, so a chip with a sign would lose it before it scrolls. */
  & > li {
    flex: none;
  }
  @media ${fromTablet} {
    flex-wrap: wrap;
    justify-content: var(--chip-row-align, flex-start);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

export interface ChipRowProps {
  /** The accessible name of the group, such as 「活動類型」. */
  label: string;
  children: ReactNode;
  isCentred?: boolean;
  className?: string;
}

/** Chips in one row that scrolls sideways on phones, with the chosen one in view, and wraps from tablets on. */
export function ChipRow({ label, children, isCentred, className }: ChipRowProps) {
  const row = useChosenInView<HTMLUListElement>('[aria-current=true],[aria-pressed=true]');
  return (
    <Row
      ref={row}
      aria-label={label}
      className={className}
      style={isCentred ? { '--chip-row-align': 'center' } : undefined}
    >
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </Row>
  );
}
