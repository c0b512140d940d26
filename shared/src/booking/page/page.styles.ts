import { Panel, fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** A part of the page with its heading. */
export const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  & > h2 {
    font-size: var(--text-18);
    line-height: var(--leading-title);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Ways on that are as wide as their part, in several lines where a phone is narrow. */
export const WaysOn = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > a {
    padding-block: 8px;
    white-space: normal;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  line-height: var(--leading-dense);
  & > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
  }
`;
