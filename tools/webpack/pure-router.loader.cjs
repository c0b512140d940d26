/**
 * React Router names its components for the developer tools and makes them by calls that are not marked
 * pure, so webpack keeps forms and framework mode for a page that uses neither (2 kB brotli). Takes the
 * names out and marks the calls. A router that looks different is only larger.
 */
module.exports = (source) =>
  source
    .replace(/^[\w$]+\.displayName = .*;$/gm, '')
    .replace(
      /^var ([\w$]+) = (React\d*\.(?:forwardRef|createContext)\()/gm,
      'var $1 = /* @__PURE__ */ $2',
    );
