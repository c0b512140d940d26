/**
 * What remotes may take from styled-components; lint allows no other name. Stands in for the whole
 * library where the shell shares it, so that the rest of it is not shipped.
 */
export { css, keyframes, styled } from 'styled-components/dist/styled-components.browser.esm.js';
