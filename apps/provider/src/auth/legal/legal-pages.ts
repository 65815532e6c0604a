import type { Handler } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/errors.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import type { Configuration } from '../../configuration/configuration.ts';

/** The pages of the small print, in their order. */
export const listLegalPages: Handler<'listLegalPages'> = async ({ context: { legal, configuration } }) => ({
  data: legal.map(({ id, title, updated }) => ({ id, title: fillNames(title, configuration), updated })),
});

/** One page of the small print with the operator's names. */
export const getLegalPage: Handler<'getLegalPage'> = async ({ context, params }) => {
  const { legal, configuration } = context;
  const page = legal.find(({ id }) => id === params.id);
  if (!page) throw notFound('We could not find that page.');
  const { id, title, updated, html } = page;
  const shown = { title: fillNames(title, configuration), html: fillNames(html, configuration, escapeHtml) };
  return { data: { id, updated, ...shown } };
};

type Names = Pick<Configuration, 'product' | 'owner' | 'supportEmail'>;

/** A legal text with the operator's names; without a configuration the sentence must still read well. */
function fillNames(
  text: string,
  { product, owner, supportEmail }: Names,
  escape = (value: string) => value,
): string {
  const values: Readonly<Record<string, string>> = {
    product,
    // Reads well at the beginning of a sentence and as one who answers.
    owner: owner ?? `Team ${product}`,
    email: supportEmail ?? 'the grown-up who gave you this app',
  };
  return text.replaceAll(/\{(product|owner|email)\}/g, (_token, name: string) => escape(values[name] ?? ''));
}
