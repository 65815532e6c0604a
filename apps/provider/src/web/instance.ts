import type { Context } from '../kernel/context.ts';
import type { Handler, OperationId, ResponseBody } from '../kernel/handler.ts';

/** What the web app shows and offers with this provider. Public: it also stands in the page. */
export function describeConfiguration({
  configuration,
  demoSignIn,
  google,
}: Context): ResponseBody<'getConfiguration'> {
  const { product, owner, supportEmail, catalogue, apiBase, hostRewrites } = configuration;
  return {
    product,
    owner,
    support_email: supportEmail,
    catalogue,
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

/** What is there besides the specified operations, by the operations that serve it. */
export const operationsOf = {
  about: ['getAbout'],
  account: ['exportAccount', 'deleteAccount', 'sendAccountCode', 'setPassword'],
  calm: ['getSettings', 'changeSettings'],
  client_errors: ['reportClientError'],
  consent: ['recordConsent'],
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
} satisfies Record<Capability, readonly OperationId[]>;

/** Their names, for the web app: it offers what it finds here. */
// Typed above: the keys are exactly the names of the contract.
const capabilities = Object.keys(operationsOf) as Capability[];

/** What the content is, how much of it a scholar has reviewed, and on what it rests. */
export const getAbout: Handler<'getAbout'> = async ({ context }) => ({ data: context.about });
