/** Wide enough for a list and a panel side by side. */
export const besideList = '(min-width: 1180px)';
