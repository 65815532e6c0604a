import type { Messages } from '@sirah-trails/ui';
import { pseudoMessages } from '@sirah-trails/ui/testing';

type Catalogues = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

const english = catalogues(
  import.meta.glob(
    // Explicit folders: the pattern '!**/' would add a test and its runner to the build.
    [
      '../../../libs/*/src/messages/*.ts',
      '../../web/src/messages/*.ts',
      '!../../../libs/*/src/messages/literal.ts',
      '!../../web/src/messages/literal.ts',
      '!../../web/src/messages/*.test.ts',
    ],
    { eager: true },
  ),
);
const literal = catalogues(
  import.meta.glob(['../../../libs/*/src/messages/literal.ts', '../../web/src/messages/literal.ts'], {
    eager: true,
  }),
);
const pseudo = pseudoMessages(...english);

/** Languages of the toolbar, with the texts that replace English. */
export const locales: Readonly<Record<string, { title: string; tag: string; messages: Messages }>> = {
  en: { title: 'English', tag: 'en', messages: {} },
  literal: {
    title: 'Words of the specification',
    tag: 'en',
    messages: Object.assign({}, ...literal) as Messages,
  },
  pseudo: { title: 'Pseudo, longer', tag: 'en-XA', messages: pseudo },
  'pseudo-rtl': { title: 'Pseudo, right to left', tag: 'ar-XB', messages: pseudo },
};

function catalogues(modules: Record<string, unknown>): readonly Messages[] {
  return Object.values(modules as Catalogues).flatMap((module) => Object.values(module));
}
