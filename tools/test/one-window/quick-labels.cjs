// First, because its modules lead in circles to one another.
require('jsdom');
const { implementation } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl');

/**
 * A label's control, looked for once until something changes. jsdom walks through the document for it, and to find the
 * labels of one field through the document for each label; queries by label ask that of every field.
 */
function quickLabels() {
  const { get } = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');
  const known = new WeakMap();
  Object.defineProperty(implementation.prototype, 'control', {
    configurable: true,
    get() {
      const root = this.getRootNode({});
      const last = known.get(this);
      if (last?.root === root && last.version === root._version) return last.control;
      const control = get.call(this);
      known.set(this, { root, version: root._version, control });
      return control;
    },
  });
}

module.exports = { quickLabels };
