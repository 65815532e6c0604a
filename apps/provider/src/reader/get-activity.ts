import { notFound } from '../kernel/errors.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { activities, presentActivityCard } from './activities.ts';

type Activity = ResponseBody<'getActivity'>['data'];
type Files = (Activity['pdfs'][number] & { readonly path: string })[];

/** One activity with its PDFs. */
export const getActivity: Handler<'getActivity'> = async ({ context, params }) => {
  const row = await activities(context.database).selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('We could not find that activity.');
  // The import wrote the files in this shape.
  const files = JSON.parse(row.files) as Files;
  const [first] = files;
  return {
    data: {
      ...presentActivityCard(row),
      description: row.description,
      pdf_url: first?.url ?? '',
      path_pdf: first?.path ?? '',
      pdfs: files.map(({ path: _, ...file }) => file),
    },
  };
};
