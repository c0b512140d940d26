import { Button, Panel, fromDesktop } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: 16px 32px;
  }
`;

export const Wide = styled.div`
  display: grid;
  gap: 16px;
  grid-column: 1 / -1;
  min-width: 0;
`;

export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;
`;

export const StepButton = styled.button`
  display: grid;
  justify-items: center;
  gap: 4px;
  width: 100%;
  min-height: 56px;
  padding: 6px 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.25;
  & > b {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--surface-2);
    color: var(--ink-2);
    font-size: var(--text-14);
  }
  &[aria-current='step'] {
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  &[aria-current='step'] > b {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &[data-faulty] > b {
    background: var(--danger-soft);
    color: var(--danger-ink);
  }
`;

export const FormPanel = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  & > h2 {
    font-size: var(--text-22);
    outline: 0;
  }
  & > button {
    justify-self: start;
  }
`;

export const Foot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px;
  margin: 0 -16px -16px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  background: var(--surface);
`;

export const SaveLine = styled.p`
  flex: 1 1 100%;
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** Away from the others, at the line's beginning. */
export const Back = styled(Button)`
  margin-inline-end: auto;
`;

/** The card beside the form; on phones it is the last step's. */
export const Aside = styled.aside`
  display: none;
  @media ${fromDesktop} {
    position: sticky;
    top: calc(var(--header-h) + 16px);
    display: grid;
    gap: 8px;
    align-self: start;
    & > h2 {
      font-size: var(--text-16);
    }
    & > p {
      color: var(--ink-3);
      font-size: var(--text-14);
    }
  }
`;
