import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useChosenInView } from '../choice/use-chosen-in-view';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  count?: number;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
  /** The accessible name of the row. */
  label?: string;
  /** The id of the `TabPanel` that the tabs change. */
  panelId?: string;
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex-shrink: 0;
  min-height: 48px;
  padding: 0 16px;
  border: 0;
  border-block: 3px solid transparent;
  border-radius: 4px;
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--accent);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  & > small {
    color: var(--ink-3);
    font-size: var(--text-12);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
`;

export const tabElementId = (panelId: string, tabId: string) => `${panelId}-tab-${tabId}`;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs: one stop for the Tab key, arrow keys, Home and End move and select. Where the row is longer than the
 * screen it scrolls sideways, with the selected one in view.
 */
export function Tabs<Id extends string>({
  items,
  selectedId,
  onSelect,
  label,
  panelId,
}: TabsProps<Id>) {
  const row = useChosenInView<HTMLDivElement>('[aria-selected=true]');
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const index = items.findIndex((item) => item.id === selectedId);
    const next = step && items[step(index, items.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(next)]?.focus();
  };
  return (
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <Tab
          key={item.id}
          type="button"
          role="tab"
          id={panelId && tabElementId(panelId, item.id)}
          aria-controls={panelId}
          aria-selected={item.id === selectedId}
          tabIndex={item.id === selectedId ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
          {item.count !== undefined && <small>{item.count}</small>}
        </Tab>
      ))}
    </Row>
  );
}
