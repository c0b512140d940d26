import { fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export interface Figure {
  name: string;
  value: string;
  /** What is in it, in smaller letters. */
  help?: string;
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  font-variant-numeric: tabular-nums;
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & strong {
    font-size: var(--text-22);
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  @media ${fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** What a month came to in a few numbers: four beside one another, two on a phone. */
export function MonthFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Figures>
      {figures.map(({ name, value, help }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {help && <small>{help}</small>}
          </dd>
        </div>
      ))}
    </Figures>
  );
}
