export { api, baseUrl, reachable, requestAhead, transportEvents } from './client/api.ts';
export {
  createApi,
  newIdempotencyKey,
  read,
  type Api,
  type ApiOptions,
  type Write,
} from './client/create-api.ts';
export { sendClientError } from './client/send-client-error.ts';
export * from './contract/schemas.ts';
export { ApiError, type ApiErrorKind, type FieldErrors } from './errors/api-error.ts';
export { configurationBlock, defaultConfiguration } from './page/page-blocks.ts';
export { meQuery, profileQuery } from './queries/account.ts';
export { aboutQuery, configurationQuery, useConfiguration } from './queries/configuration.ts';
export { createQueryClient } from './queries/create-query-client.ts';
export { difficultiesQuery, pageDifficultiesQuery } from './queries/difficulties.ts';
export { myRankQuery, neighboursQuery, type BoardKey } from './queries/leaderboard.ts';
export { legalPageQuery, legalPagesQuery } from './queries/legal.ts';
export { queryRoots } from './queries/query-roots.ts';
export { changeSettingsMutation, settingsQuery } from './queries/settings.ts';
export { defaultTheme, themeQuery, useTheme } from './queries/theme.ts';
export { updateFields, updateFieldsMutation } from './queries/update-fields.ts';
export { type FirstData } from './transport/first-data.ts';
export { sendWithProgress } from './transport/send-with-progress.ts';
export {
  createTransportEvents,
  transportEventNames,
  type TransportEvent,
  type TransportEvents,
} from './transport/transport-events.ts';
