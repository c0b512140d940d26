import { FactRow } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';

/** One fact of the hero's list. */
export function HeroFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <FactRow icon={icon}>{children}</FactRow>
    </li>
  );
}
