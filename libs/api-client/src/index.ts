export { api, baseUrl, reachable, requestAhead, transportEvents } from './client/api.ts';
export { createApi, read, type Api, type ApiOptions } from './client/create-api.ts';
export { sendClientError } from './client/send-client-error.ts';
export { newIdempotencyKey } from './client/idempotency-key.ts';
export { type Write } from './client/write.ts';
export { configurationBlock, defaultConfiguration } from './configuration/configuration-block.ts';
export { configurationQuery, useConfiguration } from './configuration/configuration-query.ts';
export * from './contract/schemas.ts';
export { ApiError, type ApiErrorKind, type FieldErrors } from './errors/api-error.ts';
export { createQueryClient } from './queries/create-query-client.ts';
export { aboutQuery } from './queries/about-query.ts';
export { legalPageQuery, legalPagesQuery } from './queries/legal-queries.ts';
export { meQuery } from './queries/me-query.ts';
export { type BoardKey, myRankQuery } from './queries/my-rank-query.ts';
export { neighboursQuery } from './queries/neighbours-query.ts';
export { profileQuery } from './queries/profile-query.ts';
export { queryRoots } from './queries/query-roots.ts';
export { difficultiesQuery, pageDifficultiesQuery } from './queries/difficulties-query.ts';

export { updateFields, updateFieldsMutation } from './writes/update-fields.ts';
export { defaultTheme } from './theme/safe-theme.ts';
export { themeQuery, useTheme } from './theme/theme-query.ts';
export { type FirstData } from './transport/first-data.ts';
export { sendWithProgress } from './transport/send-with-progress.ts';
export {
  createTransportEvents,
  transportEventNames,
  type TransportEvent,
  type TransportEvents,
} from './transport/transport-events.ts';
