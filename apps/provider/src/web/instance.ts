import type { Context } from '../kernel/context.ts';
import { version } from '../kernel/version.ts';
import type { Handler, OperationId, ResponseBody } from '../kernel/handler.ts';

/** Public configuration of the web app. The page contains it. */
export function describeConfiguration({
  configuration,
  demoSignIn,
  google,
  language,
}: Context): ResponseBody<'getConfiguration'> {
  const { product, owner, supportEmail, catalogue, apiBase, hostRewrites } = configuration;
  return {
    product,
    version,
    owner,
    support_email: supportEmail,
    catalogue,
    content_language: language,
    google: google !== null,
    demo: demoSignIn && { ...demoSignIn, shared: configuration.demoShared },
    capabilities,
    api_base: apiBase,
    host_rewrites: hostRewrites,
  };
}

export const getConfiguration: Handler<'getConfiguration'> = async ({ context }) =>
  describeConfiguration(context);

type Capability = NonNullable<ResponseBody<'getConfiguration'>['capabilities']>[number];

/** Operations outside the specification, by capability. */
export const operationsOf = {
  about: ['getAbout'],
  account: ['exportAccount', 'deleteAccount', 'sendAccountCode', 'setPassword'],
  album: ['getAlbum', 'getFoundOut', 'getEntryBook'],
  calm: ['getSettings', 'changeSettings'],
  client_errors: ['reportClientError'],
  consent: ['recordConsent'],
  correct_email: [],
  days: ['listDays', 'changeSettings'],
  hide: ['getSettings', 'changeSettings'],
  legal: ['listLegalPages', 'getLegalPage'],
  mistakes: ['reportMistake'],
  neighbours: ['getNeighbours'],
  practice: ['listPracticeQuizzes', 'submitPracticeAnswer'],
  read_aloud: ['readQuizAloud'],
  reading_time: ['reportReadingTime'],
  review: ['listReviewQuizzes', 'submitReviewAnswer'],
  running: ['listRunning'],
  today: ['getToday'],
  trial: ['getTrial', 'openTrialRun', 'submitTrialAnswer', 'getTrialBook', 'listTrialItems'],
} satisfies Record<Capability, readonly OperationId[]>;

/** Capability names, by which the web app enables features. */
// Safe cast: the type above limits the keys to the contract's names.
const capabilities = Object.keys(operationsOf) as Capability[];

/** Origin, review state and sources of the content. */
export const getAbout: Handler<'getAbout'> = async ({ context }) => ({ data: context.about });
