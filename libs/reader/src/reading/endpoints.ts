import { api, queryRoots, read, type Write } from '@sirah-trails/api-client';
import { ownStorage } from '@sirah-trails/screen-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Page text sizes small, medium and large, in pixels at the default browser size. */
export const fontSizes = [14, 16, 20] as const;

export type FontSize = (typeof fontSizes)[number];

const queryKey = [queryRoots.reader, 'font-size'] as const;
const name = 'font_size';

/** Falls back to small for unknown sizes. */
export function knownSize(size: unknown): FontSize {
  return fontSizes.find((one) => one === size) ?? 14;
}

/** The learner's text size (`knownSize`); the last size on this device until the response, and without a network. Errors: ApiError. */
export function fontSizeQuery() {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<number> => {
      if (!navigator.onLine) return seen();
      const { font_size } = await read(api.GET('/api/book/v1/books/font-size', { signal }));
      return kept(font_size);
    },
    placeholderData: seen,
  });
}

/** Errors: ApiError. */
export function saveFontSizeMutation() {
  return mutationOptions({
    mutationFn: ({ values: font_size, idempotencyKey }: Write<FontSize>) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } };
      return read(api.POST('/api/book/v1/books/font-size', { params, body: { font_size } }));
    },
    onSuccess: ({ font_size }, _write, _result, { client }) => {
      client.setQueryData(queryKey, kept(font_size));
    },
  });
}

/** Medium by default. */
function seen(): number {
  return Number(ownStorage().get(name) ?? 16);
}

function kept(size: number): number {
  ownStorage().set(name, String(size));
  return size;
}
