import type { AccountTables } from './schema/accounts.ts';
import type { ContentTables } from './schema/content.ts';
import type { PlayTables } from './schema/play.ts';
import type { ServiceTables } from './schema/service.ts';

/** Tables of both engines: text ids, integers 0/1 for booleans, epoch milliseconds for times, JSON as text. */
export interface Database extends AccountTables, ContentTables, PlayTables, ServiceTables {}
