/** How far the buying panel reaches up into the stage on wide screens, in CSS pixels. */
export const PANEL_OVERLAP_PX = 132;
