import type { OperationId, ResponseBody } from '../kernel/handler.ts';

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
export const capabilities = Object.keys(operationsOf) as Capability[];
