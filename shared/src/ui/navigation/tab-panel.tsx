import type { ReactNode } from 'react';
import { tabElementId } from './tabs';

export interface TabPanelProps {
  /** The `panelId` of the `Tabs` above. */
  id: string;
  selectedId: string;
  children: ReactNode;
}

/** What the selected tab shows. */
export function TabPanel({ id, selectedId, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabElementId(id, selectedId)} tabIndex={0}>
      {children}
    </div>
  );
}
