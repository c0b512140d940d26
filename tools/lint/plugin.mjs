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

export default { meta: { name: 'spotlight' }, rules: { 'no-columns': noColumns } };
