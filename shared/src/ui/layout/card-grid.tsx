import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromDesktop, fromTablet } from '../media';

/** Columns on a desktop; phones and tablets get fewer. */
export type CardColumns = 2 | 3 | 4 | 6;

export interface CardGridProps {
  columns?: CardColumns;
  /** The accessible name of the list. */
  label?: string;
  children: ReactNode;
  className?: string;
}

const columnsByWidth: Record<CardColumns, readonly [phone: number, tablet: number]> = {
  2: [1, 2],
  3: [1, 2],
  4: [1, 2],
  6: [2, 3],
};

const Grid = styled.ul<{ $columns: CardColumns }>`
  --columns: ${({ $columns }) => columnsByWidth[$columns][0]};
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 16px;
  & > li {
    display: grid;
    min-width: 0;
  }
  @media ${fromTablet} {
    --columns: ${({ $columns }) => columnsByWidth[$columns][1]};
    gap: 32px 24px;
  }
  @media ${fromDesktop} {
    --columns: ${({ $columns }) => $columns};
  }
`;

/** Cards as a list: one column on phones, two from tablets, three (or four, or six) on desktops. */
export function CardGrid({ columns = 3, label, children, className }: CardGridProps) {
  return (
    <Grid $columns={columns} aria-label={label} className={className}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}
