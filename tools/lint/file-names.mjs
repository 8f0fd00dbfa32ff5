import path from 'node:path';

const SAYS_NOTHING = ['index', 'utils', 'util', 'helpers', 'helper', 'common', 'types', 'misc'];

/** A file is named after its main export, in kebab-case: no barrels, no drawers for everything. */
export const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { kebab: "'{{name}}' is not kebab-case.", drawer: "'{{name}}' does not say what is in it." },
  },
  create: (context) => ({
    Program(node) {
      const [name] = path.basename(context.filename).split('.');
      const folder = path.basename(path.dirname(context.filename));
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
      for (const part of [name, folder]) {
        if (SAYS_NOTHING.includes(part)) context.report({ node, messageId: 'drawer', data: { name: part } });
      }
    },
  }),
};
