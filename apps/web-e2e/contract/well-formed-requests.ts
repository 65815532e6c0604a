import type { OperationId } from '@sirah-trails/provider/testing';
import type { OperationRequest } from './send-operation.ts';

const quiz_time_id = 'qt-easy';
const email = 'nobody@example.org';
const code = { email, otp: '123456' };
const newPassword = { password: 'Palms-and-springs-8', password_confirmation: 'Palms-and-springs-8' };
const board = { type: 'learning_journey', quiz_time_id };
const chapter = { path: { id: 'w1-s1-c1' }, query: { quiz_time_id } };

const endlessAnswer = {
  path: { quizTimeId: 'qt-endless', quizId: 'w1-s1-c1-q-mc' },
  body: { answer: 'A' },
};

/** A request of every operation that follows the contract, for a learner at the beginning. Tests vary it. */
export const wellFormed: Record<OperationId, OperationRequest> = {
  getToken: { query: { email, code: 'none', verifier: 'none' } },
  loginGoogle: { query: { challenge: 'c'.repeat(43) } },
  returnFromGoogle: { query: { state: 'none', code: 'none' } },
  signInStudent: { body: { email, password: 'Oasis-and-wells-7' } },
  signUpStudent: {
    body: { username: 'Well Formed', email: 'well@example.org', password: 'Oasis-and-wells-7' },
  },
  verifyEmail: { body: code },
  resendVerification: { body: { email } },
  forgotPassword: { body: { email } },
  resendResetCode: { body: { email } },
  checkOtp: { body: code },
  resetPassword: { body: { ...code, ...newPassword } },
  recoverAccount: { body: { email, message: 'My brother played with my tablet.' } },
  updateFields: {
    body: { first_name: 'Amina', last_name: 'Yusuf', age: '11-15 Years Old', gender: 'female' },
  },
  changePassword: { body: { old_password: 'Oasis-and-wells-7', ...newPassword } },
  recordConsent: { body: { version: '2025-06-01' } },
  refreshSession: {},
  logout: {},
  getConfiguration: {},
  getTheme: {},
  listLegalPages: {},
  getLegalPage: { path: { id: 'terms' } },
  getMe: {},
  exportAccount: {},
  deleteAccount: { body: { password: 'not-the-password' } },
  getSettings: {},
  changeSettings: { body: { calm: '1.5', hidden: true } },
  reportMistake: { body: { about: 'page', id: 'the-land-p01', message: 'A word is missing.' } },
  submitFeedback: { body: { subject: 'The map', description: 'It is nice.' } },
  listQuizTimes: {},
  listTrails: { query: { quiz_time_id } },
  getTrail: { path: { id: 'w1' }, query: { quiz_time_id } },
  listSubTrails: { query: { trail_id: 'w1', quiz_time_id } },
  listChapters: { query: { sub_trail_id: 'w1-s1', quiz_time_id } },
  getChapter: chapter,
  listQuizzes: { query: { chapter_id: 'w1-s1-c1', quiz_time_id } },
  openQuiz: { path: { id: 'w1-s1-c1-q-mc' }, query: { quiz_time_id } },
  submitAnswer: { path: { quizId: 'w1-s1-c1-q-mc' }, body: { answer: 'A', quiz_time_id } },
  deleteAnswers: chapter,
  getMotivationalQuote: { query: { trail_id: 'w1', motivational_type: 'start' } },
  getLeaderboard: { query: board },
  getMyRank: { query: board },
  getProfile: {},
  listBooks: {},
  getAvatar: {},
  getNeighbours: { query: board },
  nextEndlessQuiz: { path: { quizTimeId: 'qt-endless' } },
  nextEndlessQuizBare: { path: { quizTimeId: 'qt-endless' } },
  submitEndlessAnswer: endlessAnswer,
  submitEndlessAnswerBare: endlessAnswer,
  listPracticeQuizzes: { query: { chapter_id: 'w1-s1-c1' } },
  submitPracticeAnswer: { path: { quizId: 'w1-s1-c1-q-mc' }, body: { answer: 'A' } },
  reportReadingTime: { body: { milliseconds: 60_000 } },
  putAvatar: { body: { skin: 'skin_2', head_code: 'head-kufi' } },
  listAvatarItems: {},
  getUnlockedItems: { path: { id: 'w1-s1' }, query: { quiz_time_id } },
  getBadge: { path: { id: 'w1-s1' }, query: { type: 'sub_trail', quiz_time_id } },
  getBook: { path: { id: 'the-land' } },
  getLastReadBook: {},
  listCategories: {},
  getBookProgress: { path: { bookId: 'the-land' } },
  saveBookProgress: { body: { book_id: 'the-land', page_count: 2, status: 1 } },
  getFontSize: {},
  listGlossary: {},
  getGlossaryEntry: { path: { id: 'oasis' } },
  listPeople: {},
  getPerson: { path: { id: 'hashim' } },
  listActivities: {},
  getActivity: { path: { id: 'the-way-to-the-well' } },
  listCompetitions: {},
  getCompetition: { path: { id: 'draw-the-desert' } },
  saveFontSize: { body: { font_size: 20 } },
};
