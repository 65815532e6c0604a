import { notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { fillNames } from './legal/fill-names.ts';

/** One page of the small print with the operator's names. */
export const getLegalPage: Handler<'getLegalPage'> = async ({ context, params }) => {
  const { legal, configuration } = context;
  const page = legal.find(({ id }) => id === params.id);
  if (!page) throw notFound('We could not find that page.');
  const { id, title, updated, html } = page;
  const shown = { title: fillNames(title, configuration), html: fillNames(html, configuration, escapeHtml) };
  return { data: { id, updated, ...shown } };
};
