/** A column or an argument of SQL. Values, such as states, are strings or keys of tables of values. */
const isColumn = (name) => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name);

const nameOf = (key) => (key?.type === 'Identifier' ? key.name : undefined);

/** Names of the database end in the repository: behind it everything is camelCase. */
const noColumns = {
  meta: {
    type: 'problem',
    messages: {
      column:
        '`{{name}}` is a name of the database. Read the answer through `z.row` in the `.schema.ts` of its entity, which names it in camelCase; name arguments in the repository.',
    },
  },
  create(context) {
    const check = (node, name) => {
      if (name && isColumn(name)) context.report({ node, messageId: 'column', data: { name } });
    };
    return {
      MemberExpression: (node) => check(node.property, !node.computed && nameOf(node.property)),
      TSPropertySignature: (node) => check(node.key, nameOf(node.key)),
      VariableDeclarator: (node) => check(node.id, nameOf(node.id)),
      Property(node) {
        const name = node.computed ? undefined : nameOf(node.key);
        const isPattern = node.parent.type === 'ObjectPattern';
        if (isPattern || name?.startsWith('p_')) check(node.key, name);
      },
    };
  },
};

const chinese = /\p{Script=Han}/u;

/** What people read stands in locale files, in every language; a text in code has one alone. */
const noChinese = {
  meta: {
    type: 'problem',
    messages: {
      text: 'A text in code is Chinese to everybody. Put it into a locale file of the package (`locales/*.zh-TW.json`, `*.en.json`).',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && chinese.test(text))
        context.report({ node, messageId: 'text' });
    };
    return {
      Literal: (node) => check(node, node.value),
      JSXText: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default {
  meta: { name: 'spotlight' },
  rules: { 'no-columns': noColumns, 'no-chinese': noChinese },
};
