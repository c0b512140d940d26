import { Fragment } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(46%) minmax(0, 1fr);
  gap: 6px 16px;
  font-size: var(--text-14);
  & > dt {
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** What is known, by name; what is not is left out. */
export function Pairs({
  lines,
}: {
  lines: readonly (readonly [string, string | null | undefined | false])[];
}) {
  return (
    <List>
      {lines.map(
        ([name, value]) =>
          value && (
            <Fragment key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </List>
  );
}
