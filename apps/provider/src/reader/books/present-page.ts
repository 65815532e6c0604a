import type { ResponseBody } from '../../kernel/handler.ts';
import type { PageRow } from './book-repository.ts';

type Page = ResponseBody<'getBook'>['data']['pages'][number];

/** A page as the contract spells it. */
export function presentPage({ page, content, audio, picture, question, simple, sources }: PageRow): Page {
  return {
    ...{ page, content, audio, question, simple },
    // The import wrote these two in the contract's shape.
    picture: picture === null ? null : (JSON.parse(picture) as Page['picture'] & object),
    references: JSON.parse(sources) as Page['references'] & object,
  };
}
