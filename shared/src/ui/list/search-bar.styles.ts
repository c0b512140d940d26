import { css, styled } from 'styled-components';
import { Select } from '../field/select';

/** The field fills it, below the icon too: a press anywhere in the box is one on the field. */
export const KeywordBox = styled.div`
  position: relative;
  display: flex;
  min-height: 48px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: var(--shadow-bar);
  &:focus-within {
    outline: 2px solid var(--focus);
  }
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 14px;
    margin-block: auto;
    pointer-events: none;
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 0 14px 0 44px;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
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
`;

export const LimitField = styled.label`
  position: relative;
  display: grid;
  gap: 6px;
  min-width: 0;
  & > span {
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    line-height: var(--leading-dense);
  }
  & > svg {
    position: absolute;
    inset: auto 10px 13px auto;
    color: var(--ink-2);
    pointer-events: none;
  }
`;

export const LimitSelect = styled(Select)``;

export const PanelActions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto 1fr;
  gap: 12px;
`;

/** The bar's own button; folded, the panel brings one and Enter does the rest. */
export const BarAction = styled.div`
  display: none;
`;

/* All in one line. The whole field is the select, so that a press anywhere in it opens the list. */
const floatingBar = css`
  display: flex;
  gap: 8px;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-sheet);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  & ${KeywordBox} {
    flex: 1;
    min-width: 0;
    border-color: transparent;
    box-shadow: none;
  }
  & ${PanelToggle}, & ${PanelActions} {
    display: none;
  }
  & ${LimitPanel} {
    display: contents;
  }
  & ${LimitField} {
    flex: 0 0 156px;
    padding-inline-start: 8px;
    border-inline-start: 1px solid var(--line);
    & > span {
      position: absolute;
      inset: 4px auto auto 20px;
      color: var(--ink-3);
      font-size: var(--text-12);
      font-weight: var(--weight-regular);
      pointer-events: none;
    }
    & > svg {
      inset-block-end: 16px;
    }
  }
  & ${LimitSelect} {
    min-height: 50px;
    padding-block: 20px 4px;
    border-color: transparent;
    background: none;
  }
  & ${BarAction} {
    display: grid;
  }
`;

/** One floating bar from the width `$unfolds` on; below, a box, a filter button and a panel. */
export const Bar = styled.form<{ $unfolds: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  width: 100%;
  max-width: 1000px;
  margin-inline: auto;
  @media ${({ $unfolds }) => $unfolds} {
    ${floatingBar}
  }
`;
