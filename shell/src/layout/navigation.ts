import type { NavigationEntry, UserType } from '@spotlight/shared/contract';

/** An entry of a module's manifest with its label in the visitor's language. */
export interface NavigationItem extends NavigationEntry {
  label: string;
}

/** Entries of one area that the identity may see, in their order. */
export function entriesOf(
  items: readonly NavigationItem[],
  area: NavigationItem['area'],
  userType: UserType | null,
): NavigationItem[] {
  return items
    .filter((item) => item.area === area)
    .filter(({ userTypes }) => !userTypes || (userType !== null && userTypes.includes(userType)))
    .sort((a, b) => a.order - b.order);
}

/** Does the address lie at or under the entry's own? */
export const isActive = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
