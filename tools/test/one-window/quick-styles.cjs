const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');

/** What queries by role and users' presses ask of each element and all around it. */
const ASKED = {
  display: { initial: '' },
  opacity: { initial: '' },
  visibility: { initial: 'visible', isInherited: true },
  'pointer-events': { initial: 'auto', isInherited: true },
};
const NAMES = new Map([
  ['pointerEvents', 'pointer-events'],
  ...Object.keys(ASKED).map((name) => [name, name]),
]);

/**
 * Computed styles of a window that answer what is asked of all elements from the rules that speak of it. jsdom matches every
 * rule of every sheet to each element, after each change of the document, for whichever property is read.
 */
function quickStyles(window) {
  const whole = window.getComputedStyle;
  const document = implForWrapper(window.document);
  const defaults = parsed(window.document, defaultStyleSheet);
  const rulesBySheet = new WeakMap();
  /** jsdom makes another one whenever something has changed that styles may depend on. */
  const knownByVersion = new WeakMap();

  const known = (property) => {
    document._styleCache ??= new WeakMap();
    let all = knownByVersion.get(document._styleCache);
    if (!all) knownByVersion.set(document._styleCache, (all = {}));
    return (all[property] ??= new Map());
  };
  const rulesOf = (sheet, property) => {
    let rules = rulesBySheet.get(sheet);
    if (rules?.count !== sheet.cssRules.length)
      rulesBySheet.set(sheet, (rules = { count: sheet.cssRules.length }));
    return (rules[property] ??= applicable(sheet.cssRules).filter(({ style }) =>
      style.getPropertyValue(property),
    ));
  };
  const cascaded = (element, property) => {
    let value = '';
    const take = (style) => {
      const own = style?.getPropertyValue(property);
      if (own) value = own === 'unset' ? '' : own;
    };
    for (const sheet of [defaults, ...document.styleSheets._list])
      for (const { selectorText, style } of rulesOf(sheet, property))
        if (matchesDontThrow(element, selectorText)) take(style);
    take(element.style);
    return value;
  };
  const computed = (element, property) => {
    const values = known(property);
    if (!values.has(element)) {
      const { initial, isInherited } = ASKED[property];
      const parent = isInherited && element.parentElement;
      values.set(
        element,
        cascaded(element, property) || (parent ? computed(parent, property) : initial),
      );
    }
    return values.get(element);
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return whole.call(window, element, pseudo);
    let made;
    const all = () => (made ??= whole.call(window, element));
    const quick = (name) => computed(implForWrapper(element), NAMES.get(name));
    const getPropertyValue = (name) =>
      NAMES.has(name) ? quick(name) : all().getPropertyValue(name);
    return new Proxy(
      {},
      {
        get(_, key) {
          if (NAMES.has(key)) return quick(key);
          if (key === 'getPropertyValue') return getPropertyValue;
          const value = all()[key];
          return typeof value === 'function' ? value.bind(made) : value;
        },
      },
    );
  };
}

/** As jsdom reads a sheet, which then is no part of the document. */
function parsed(document, css) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const { sheet } = implForWrapper(style);
  style.remove();
  return sheet;
}

/** Rules for the screen: jsdom's are those of no media, and of media that say so. */
const applicable = (rules) =>
  [...rules]
    .flatMap((rule) =>
      rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule],
    )
    .filter(({ selectorText, style }) => selectorText && style);

module.exports = { quickStyles };
