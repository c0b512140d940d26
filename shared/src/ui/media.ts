/*
 * The product's two breakpoints, 768 and 1024 px, as media conditions for `@media ${…}` and `matchMedia`. In em, of the
 * size of letters that a browser is set to: whoever reads letters twice as large has half as much room for them.
 */
export const fromTablet = '(min-width: 48em)';
export const fromDesktop = '(min-width: 64em)';
export const onPhone = '(max-width: 47.99875em)';
