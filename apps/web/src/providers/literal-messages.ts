import type { Messages } from '@sirah-trails/ui';

const catalogues = import.meta.glob<Messages>(
  ['../messages/literal.ts', '../../../../libs/*/src/messages/literal.ts'],
  { eager: true, import: 'literal' },
);

/** The specification's own texts: the catalogue `literal` of every library that has one. */
export const literalMessages: Messages = Object.assign({}, ...Object.values(catalogues));
