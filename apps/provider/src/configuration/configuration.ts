/** How this provider was told to run; read once at start from the environment. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly contentDir: string;
  /** Origin that links use. */
  readonly publicUrl: string;
  /** Origin of the API for the web app when it is another than the page's. */
  readonly apiBase: string | null;
  /** The built web app, or null when only the API is served. */
  readonly webDir: string | null;
  readonly product: string;
  readonly owner: string | null;
  readonly supportEmail: string | null;
  /** Whether demo learners exist and the sign-in screen names one. */
  readonly demo: boolean;
  /** As Fastify takes it: nobody, a number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  /** Exact origins, besides the own one, that browsers may call from. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
