// Generated from openapi/provider.yaml by `npx nx run openapi:types`. Do not edit.

import type { operations } from './contract.d.ts';

/** The JSON body of the successful response of an operation. */
export type ResponseBody<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Examples of successful responses, by operation and name. */
declare const examples: {
  readonly signInStudent: Readonly<Record<'signedIn', ResponseBody<'signInStudent'>>>;
  readonly getToken: Readonly<Record<'exchanged', ResponseBody<'getToken'>>>;
  readonly signUpStudent: Readonly<Record<'signedUp', ResponseBody<'signUpStudent'>>>;
  readonly verifyEmail: Readonly<Record<'verified' | 'verifiedAgain', ResponseBody<'verifyEmail'>>>;
  readonly resendVerification: Readonly<Record<'example', ResponseBody<'resendVerification'>>>;
  readonly forgotPassword: Readonly<Record<'example', ResponseBody<'forgotPassword'>>>;
  readonly resendResetCode: Readonly<Record<'example', ResponseBody<'resendResetCode'>>>;
  readonly checkOtp: Readonly<Record<'example', ResponseBody<'checkOtp'>>>;
  readonly resetPassword: Readonly<Record<'example', ResponseBody<'resetPassword'>>>;
  readonly recoverAccount: Readonly<Record<'example', ResponseBody<'recoverAccount'>>>;
  readonly updateFields: Readonly<Record<'updated', ResponseBody<'updateFields'>>>;
  readonly changePassword: Readonly<Record<'example', ResponseBody<'changePassword'>>>;
  readonly recordConsent: Readonly<Record<'example', ResponseBody<'recordConsent'>>>;
  readonly refreshSession: Readonly<Record<'example', ResponseBody<'refreshSession'>>>;
  readonly logout: Readonly<Record<'example', ResponseBody<'logout'>>>;
  readonly submitFeedback: Readonly<Record<'example', ResponseBody<'submitFeedback'>>>;
  readonly listQuizTimes: Readonly<Record<'difficulties' | 'nextStep', ResponseBody<'listQuizTimes'>>>;
  readonly listTrails: Readonly<Record<'worlds', ResponseBody<'listTrails'>>>;
  readonly getTrail: Readonly<Record<'world', ResponseBody<'getTrail'>>>;
  readonly listSubTrails: Readonly<Record<'subTrails', ResponseBody<'listSubTrails'>>>;
  readonly listChapters: Readonly<Record<'chapters', ResponseBody<'listChapters'>>>;
  readonly getChapter: Readonly<Record<'chapter', ResponseBody<'getChapter'>>>;
  readonly getUnlockedItems: Readonly<Record<'example', ResponseBody<'getUnlockedItems'>>>;
  readonly getBadge: Readonly<Record<'example', ResponseBody<'getBadge'>>>;
  readonly listQuizzes: Readonly<Record<'notBegun' | 'running', ResponseBody<'listQuizzes'>>>;
  readonly openQuiz: Readonly<Record<'multipleChoice' | 'dragAndDrop', ResponseBody<'openQuiz'>>>;
  readonly submitAnswer: Readonly<Record<'right' | 'partial' | 'wrong' | 'rewarded', ResponseBody<'submitAnswer'>>>;
  readonly deleteAnswers: Readonly<Record<'example', ResponseBody<'deleteAnswers'>>>;
  readonly nextEndlessQuiz: Readonly<Record<'endlessOpen' | 'endlessOver', ResponseBody<'nextEndlessQuiz'>>>;
  readonly nextEndlessQuizBare: Readonly<Record<'endlessOpen' | 'endlessOver', ResponseBody<'nextEndlessQuizBare'>>>;
  readonly submitEndlessAnswer: Readonly<Record<'endlessRight' | 'endlessTimeUp', ResponseBody<'submitEndlessAnswer'>>>;
  readonly submitEndlessAnswerBare: Readonly<Record<'endlessRight' | 'endlessTimeUp', ResponseBody<'submitEndlessAnswerBare'>>>;
  readonly getMotivationalQuote: Readonly<Record<'quote', ResponseBody<'getMotivationalQuote'>>>;
  readonly getLeaderboard: Readonly<Record<'board', ResponseBody<'getLeaderboard'>>>;
  readonly getMyRank: Readonly<Record<'rank' | 'noStarYet', ResponseBody<'getMyRank'>>>;
  readonly getProfile: Readonly<Record<'own' | 'another', ResponseBody<'getProfile'>>>;
  readonly listBooks: Readonly<Record<'shelf', ResponseBody<'listBooks'>>>;
  readonly getFontSize: Readonly<Record<'example', ResponseBody<'getFontSize'>>>;
  readonly saveFontSize: Readonly<Record<'example', ResponseBody<'saveFontSize'>>>;
  readonly getLastReadBook: Readonly<Record<'lastRead', ResponseBody<'getLastReadBook'>>>;
  readonly saveBookProgress: Readonly<Record<'example', ResponseBody<'saveBookProgress'>>>;
  readonly getBookProgress: Readonly<Record<'example', ResponseBody<'getBookProgress'>>>;
  readonly getAvatar: Readonly<Record<'starter', ResponseBody<'getAvatar'>>>;
  readonly putAvatar: Readonly<Record<'dressed', ResponseBody<'putAvatar'>>>;
  readonly listAvatarItems: Readonly<Record<'heads' | 'skins', ResponseBody<'listAvatarItems'>>>;
  readonly getBook: Readonly<Record<'book', ResponseBody<'getBook'>>>;
  readonly listCategories: Readonly<Record<'example', ResponseBody<'listCategories'>>>;
  readonly listGlossary: Readonly<Record<'glossary', ResponseBody<'listGlossary'>>>;
  readonly getGlossaryEntry: Readonly<Record<'term', ResponseBody<'getGlossaryEntry'>>>;
  readonly listActivities: Readonly<Record<'activities', ResponseBody<'listActivities'>>>;
  readonly getActivity: Readonly<Record<'activity', ResponseBody<'getActivity'>>>;
  readonly listCompetitions: Readonly<Record<'competitions', ResponseBody<'listCompetitions'>>>;
  readonly getCompetition: Readonly<Record<'competition', ResponseBody<'getCompetition'>>>;
  readonly listPeople: Readonly<Record<'people', ResponseBody<'listPeople'>>>;
  readonly getPerson: Readonly<Record<'person', ResponseBody<'getPerson'>>>;
  readonly getTheme: Readonly<Record<'example', ResponseBody<'getTheme'>>>;
  readonly getMe: Readonly<Record<'example', ResponseBody<'getMe'>>>;
  readonly getSettings: Readonly<Record<'example', ResponseBody<'getSettings'>>>;
  readonly changeSettings: Readonly<Record<'example', ResponseBody<'changeSettings'>>>;
  readonly exportAccount: Readonly<Record<'example', ResponseBody<'exportAccount'>>>;
  readonly deleteAccount: Readonly<Record<'example', ResponseBody<'deleteAccount'>>>;
  readonly sendAccountCode: Readonly<Record<'example', ResponseBody<'sendAccountCode'>>>;
  readonly setPassword: Readonly<Record<'example', ResponseBody<'setPassword'>>>;
  readonly reportMistake: Readonly<Record<'example', ResponseBody<'reportMistake'>>>;
  readonly listLegalPages: Readonly<Record<'example', ResponseBody<'listLegalPages'>>>;
  readonly getLegalPage: Readonly<Record<'example', ResponseBody<'getLegalPage'>>>;
  readonly getNeighbours: Readonly<Record<'neighbours', ResponseBody<'getNeighbours'>>>;
  readonly listPracticeQuizzes: Readonly<Record<'practice', ResponseBody<'listPracticeQuizzes'>>>;
  readonly submitPracticeAnswer: Readonly<Record<'practised', ResponseBody<'submitPracticeAnswer'>>>;
  readonly listReviewQuizzes: Readonly<Record<'review', ResponseBody<'listReviewQuizzes'>>>;
  readonly submitReviewAnswer: Readonly<Record<'practised', ResponseBody<'submitReviewAnswer'>>>;
  readonly getAlbum: Readonly<Record<'some', ResponseBody<'getAlbum'>>>;
  readonly getFoundOut: Readonly<Record<'foundOut', ResponseBody<'getFoundOut'>>>;
  readonly getEntryBook: Readonly<Record<'page', ResponseBody<'getEntryBook'>>>;
  readonly getToday: Readonly<Record<'questions' | 'word', ResponseBody<'getToday'>>>;
  readonly listDays: Readonly<Record<'month' | 'none', ResponseBody<'listDays'>>>;
  readonly getTrial: Readonly<Record<'trial', ResponseBody<'getTrial'>>>;
  readonly openTrialRun: Readonly<Record<'begun', ResponseBody<'openTrialRun'>>>;
  readonly submitTrialAnswer: Readonly<Record<'right', ResponseBody<'submitTrialAnswer'>>>;
  readonly getTrialBook: Readonly<Record<'book', ResponseBody<'getTrialBook'>>>;
  readonly listTrialItems: Readonly<Record<'trial', ResponseBody<'listTrialItems'>>>;
  readonly readQuizAloud: Readonly<Record<'readAloud', ResponseBody<'readQuizAloud'>>>;
  readonly listRunning: Readonly<Record<'underWay', ResponseBody<'listRunning'>>>;
  readonly reportReadingTime: Readonly<Record<'example', ResponseBody<'reportReadingTime'>>>;
  readonly reportClientError: Readonly<Record<'example', ResponseBody<'reportClientError'>>>;
  readonly getAbout: Readonly<Record<'example', ResponseBody<'getAbout'>>>;
  readonly getConfiguration: Readonly<Record<'example', ResponseBody<'getConfiguration'>>>;
};

export default examples;
