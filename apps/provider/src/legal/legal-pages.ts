import { notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** The pages of the small print, in their order. */
export const listLegalPages: Handler<'listLegalPages'> = ({ context: { legal, configuration } }) =>
  Promise.resolve({
    data: legal.map(({ id, title, updated }) => ({ id, title: filled(title, configuration), updated })),
  });

/** One page with the names of who is responsible. */
export const getLegalPage: Handler<'getLegalPage'> = async ({
  context: { legal, configuration },
  params,
}) => {
  const page = legal.find(({ id }) => id === params.id);
  if (!page) throw notFound('We could not find that page.');
  const { id, title, updated, html } = page;
  const shown = { title: filled(title, configuration), html: filled(html, configuration, escapeHtml) };
  return Promise.resolve({ data: { id, updated, ...shown } });
};

type Names = Pick<Configuration, 'product' | 'owner' | 'supportEmail'>;

/** Who has configured nothing is a developer: the sentence must still read well. */
function filled(
  text: string,
  { product, owner, supportEmail }: Names,
  escape = (value: string) => value,
): string {
  const values: Readonly<Record<string, string>> = {
    product,
    owner: owner ?? `the people who run ${product}`,
    email: supportEmail ?? 'the grown-up who gave you this app',
  };
  return text.replaceAll(/\{(product|owner|email)\}/g, (_token, name: string) => escape(values[name] ?? ''));
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
