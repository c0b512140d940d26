/** Advertisements of the site in their places. Never on pages where somebody pays. */
export { AdPopup } from './ad-popup';
export { AdSlot, type AdSlotProps } from './ad-slot';
