/** How many own advertisements a page has. */
export const OWN_AD_PAGE_SIZE = 12;
