import { fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

/** One floating bar on desktops; below, a box, a filter button and a panel under them. */
export const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  width: 100%;
  max-width: 1040px;
  margin-inline: auto;
  @media ${fromDesktop} {
    display: flex;
    gap: 8px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-sheet);
    background: var(--surface);
    box-shadow: var(--shadow-pop);
  }
`;

export const KeywordBox = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding-inline: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: var(--shadow-bar);
  &:focus-within {
    outline: 2px solid var(--focus);
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
  }
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  @media ${fromDesktop} {
    flex: 1;
    min-width: 0;
    border-color: transparent;
    box-shadow: none;
  }
`;

export const PanelToggle = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  border: 0;
  border-radius: var(--radius-control);
  background: var(--inverse);
  color: var(--on-inverse);
  @media ${fromDesktop} {
    display: none;
  }
`;

export const LimitCount = styled.span`
  position: absolute;
  inset: -6px -6px auto auto;
  min-width: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--text-12);
  font-weight: var(--weight-bold);
  line-height: 20px;
`;

export const LimitPanel = styled.div`
  display: none;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  gap: 16px 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  &[data-open] {
    display: grid;
  }
  @media ${fromDesktop} {
    &,
    &[data-open] {
      display: contents;
    }
  }
`;

export const PanelActions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto 1fr;
  gap: 12px;
  @media ${fromDesktop} {
    display: none;
  }
`;

/** The bar's own button; elsewhere the panel brings one and Enter does the rest. */
export const BarAction = styled.div`
  display: none;
  @media ${fromDesktop} {
    display: grid;
  }
`;
