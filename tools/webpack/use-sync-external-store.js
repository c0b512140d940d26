/** React has had this hook since 18; the package only carries a copy for older ones. */
export { useSyncExternalStore } from 'react';
