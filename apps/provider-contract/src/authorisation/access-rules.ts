import type { OperationId } from '@sirah-trails/provider/testing';

/** Permitted callers of an operation, and the status of its valid request by a new learner. */
export interface AccessRule {
  /** `everybody`: signed in or not; `learners`: with a live token; `renewal`: also with an expired token. */
  readonly open: 'everybody' | 'learners' | 'renewal';
  /** The status for a permitted caller. */
  readonly gets: number;
}

const everybody = (gets = 200): AccessRule => ({ open: 'everybody', gets });
const learners = (gets = 200): AccessRule => ({ open: 'learners', gets });

/**
 * All contract operations; a missing operation fails the build. Open to everybody: sign-in, recovery, competitions, app
 * metadata.
 */
export const accessRules: Record<OperationId, AccessRule> = {
  signInStudent: everybody(422),
  getToken: everybody(401),
  loginGoogle: everybody(302),
  returnFromGoogle: everybody(302),
  followMailedLink: everybody(302),
  signUpStudent: everybody(),
  verifyEmail: everybody(422),
  resendVerification: everybody(),
  forgotPassword: everybody(),
  resendResetCode: everybody(),
  checkOtp: everybody(422),
  resetPassword: everybody(422),
  recoverAccount: everybody(),
  listCompetitions: everybody(),
  getCompetition: everybody(),
  getTheme: everybody(),
  listLegalPages: everybody(),
  getLegalPage: everybody(),
  getAbout: everybody(),
  getConfiguration: everybody(),
  reportClientError: everybody(),
  getTrial: everybody(),
  openTrialRun: everybody(),
  // The request's token is forged.
  submitTrialAnswer: everybody(409),
  getTrialBook: everybody(),
  listTrialItems: everybody(),

  refreshSession: { open: 'renewal', gets: 200 },
  logout: learners(),
  updateFields: learners(),
  changePassword: learners(),
  recordConsent: learners(),
  getMe: learners(),
  sendAccountCode: learners(),
  setPassword: learners(422),
  exportAccount: learners(),
  deleteAccount: learners(422),
  getSettings: learners(),
  changeSettings: learners(),
  getProfile: learners(),
  getAvatar: learners(),
  putAvatar: learners(),
  listAvatarItems: learners(),
  submitFeedback: learners(),
  reportMistake: learners(),

  listQuizTimes: learners(),
  listTrails: learners(),
  getTrail: learners(),
  listSubTrails: learners(),
  listChapters: learners(),
  getChapter: learners(),
  listQuizzes: learners(),
  openQuiz: learners(),
  submitAnswer: learners(409),
  deleteAnswers: learners(),
  getMotivationalQuote: learners(),
  getLeaderboard: learners(),
  getMyRank: learners(),
  getNeighbours: learners(),
  nextEndlessQuiz: learners(),
  nextEndlessQuizBare: learners(),
  submitEndlessAnswer: learners(409),
  submitEndlessAnswerBare: learners(409),
  listRunning: learners(),
  readQuizAloud: learners(409),
  listReviewQuizzes: learners(),
  submitReviewAnswer: learners(403),
  getToday: learners(),
  getAlbum: learners(),
  getFoundOut: learners(403),
  getEntryBook: learners(),
  listDays: learners(),
  listPracticeQuizzes: learners(403),
  submitPracticeAnswer: learners(403),
  getUnlockedItems: learners(),
  getBadge: learners(403),

  listBooks: learners(),
  getBook: learners(),
  getLastReadBook: learners(),
  listCategories: learners(),
  getBookProgress: learners(),
  saveBookProgress: learners(),
  reportReadingTime: learners(),
  getFontSize: learners(),
  saveFontSize: learners(),
  listGlossary: learners(),
  getGlossaryEntry: learners(),
  listPeople: learners(),
  getPerson: learners(),
  listActivities: learners(),
  getActivity: learners(),
};
