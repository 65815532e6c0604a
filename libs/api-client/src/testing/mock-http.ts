import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '@sirah-trails/openapi';

/**
 * Request handlers for MSW, typed from the contract: paths, queries, statuses and bodies. For the four states of a
 * screen; rules are proven against the real provider.
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' });
