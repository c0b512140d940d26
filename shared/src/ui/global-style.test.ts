import { globalCss } from './global-style';
import { lightTheme } from './tokens/theme.tokens';

describe('the global style', () => {
  it('is valid CSS with the tokens of both themes', () => {
    const style = document.createElement('style');
    style.textContent = globalCss;
    document.head.append(style);
    const rules = [...(style.sheet?.cssRules ?? [])];
    const selectors = rules.map((rule) => (rule as CSSStyleRule).selectorText);
    expect(selectors).toContain(':root,[data-surface=page]');
    // Paper knows the light one alone.
    expect(selectors.some((selector) => selector?.includes('[data-theme=dark]'))).toBe(false);
    const onScreen = rules.find((rule) => rule instanceof CSSMediaRule);
    expect(onScreen?.conditionText).toBe('screen');
    expect(onScreen?.cssText).toContain('[data-theme=dark]');
  });

  it('declares every role twice more than light: for the dark theme, and for a dark device', () => {
    for (const token of Object.keys(lightTheme)) {
      expect(globalCss.split(`--${token}:`).length - 1).toBeGreaterThanOrEqual(3);
    }
  });

  it('names no file, so that the inline style needs no further request', () => {
    expect(globalCss).not.toMatch(/url\(|@import/);
  });
});
