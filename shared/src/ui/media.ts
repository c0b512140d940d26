/** The product's two breakpoints, as media conditions for `@media ${…}` and `matchMedia`. */
export const fromTablet = '(min-width: 768px)';
export const fromDesktop = '(min-width: 1024px)';
export const onPhone = '(max-width: 767.98px)';
