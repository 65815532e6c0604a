import type { Handler } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/errors.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import type { Configuration } from '../../configuration/configuration.ts';

export const listLegalPages: Handler<'listLegalPages'> = async ({ context: { legal, configuration } }) => ({
  data: legal.map(({ id, title, updated }) => ({ id, title: fillNames(title, configuration), updated })),
});

export const getLegalPage: Handler<'getLegalPage'> = async ({ context, params }) => {
  const { legal, configuration } = context;
  const page = legal.find(({ id }) => id === params.id);
  if (!page) throw notFound('We could not find that page.');
  const { id, title, updated, html } = page;
  const shown = { title: fillNames(title, configuration), html: fillNames(html, configuration, escapeHtml) };
  return { data: { id, updated, ...shown } };
};

type Names = Pick<Configuration, 'product' | 'owner' | 'supportEmail' | 'demo'>;

/** Fills in the operator's names; the defaults must read well, too. */
function fillNames(
  text: string,
  { product, owner, supportEmail, demo }: Names,
  escape = (value: string) => value,
): string {
  const values: Readonly<Record<string, string>> = {
    product,
    // Must work as the subject of a sentence.
    owner: owner ?? `Team ${product}`,
    // Visitors of a demo got the app from nobody.
    email: supportEmail ?? (demo ? 'the grown-up who runs this demo' : 'the grown-up who gave you this app'),
  };
  return text.replaceAll(/\{(product|owner|email)\}/g, (_token, name: string) => escape(values[name] ?? ''));
}
