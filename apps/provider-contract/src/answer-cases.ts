import { type OperationId, useUpLimit, useUpWrites } from '@sirah-trails/provider/testing';
import { accountCases, tooManyWrites } from './auth/account-cases.ts';
import type { PlayHarness } from './journey/play-harness.ts';
import type { Player } from './journey/player.ts';
import { sendOperation, type OperationRequest } from './send-operation.ts';
import { wellFormed } from './well-formed-requests.ts';

/** Prepares a new learner and returns the operation's response with the status. */
export type AnswerCase = (harness: PlayHarness, player: Player) => Promise<Response>;

const firstQuestion = 'w1-s1-c1-q-mc';
const easy = { quiz_time_id: 'qt-easy' };
const unknownTime = { quiz_time_id: 'qt-none' };

/** Sends the operation's valid request with changes. */
function send(id: OperationId, changes: OperationRequest = {}): AnswerCase {
  return ({ provider }, { learner }) =>
    sendOperation(provider, id, { ...wellFormed[id], token: learner.token, ...changes });
}

/** Like the case above, after an action of the learner. */
function after(prepare: (player: Player) => Promise<unknown>, answer: AnswerCase): AnswerCase {
  return async (harness, player) => {
    await prepare(player);
    return answer(harness, player);
  };
}

/** Like the case above, at the operation's own limit. */
function again(times: number, answer: AnswerCase): AnswerCase {
  return async (harness, player) => {
    for (let time = 0; time < times; time += 1) await (await answer(harness, player)).arrayBuffer();
    return answer(harness, player);
  };
}

/** Like the case above, at a shared limit. */
function usedUp(limit: Parameters<typeof useUpLimit>[1], answer: AnswerCase): AnswerCase {
  return async (harness, player) => {
    await useUpLimit(harness.provider.context, limit, player.learner.id);
    return answer(harness, player);
  };
}

/** A call of a visitor whose address has used up its calls. */
function manyVisits(id: OperationId): AnswerCase {
  return (harness, player) => {
    const { visitors, clock } = harness.provider.context;
    useUpWrites({ writes: visitors, clock }, id, '127.0.0.1');
    return send(id)(harness, player);
  };
}

/** An answer to a question in a new run of the trial. */
function trialAnswer(quizId: string): AnswerCase {
  return async (harness, player) => {
    // After the calls of the hour, which another case has used up.
    harness.provider.clock.advance(3_600_000);
    const begun = await send('openTrialRun')(harness, player);
    const { token } = (await begun.json()) as { token: string };
    return send('submitTrialAnswer', { path: { quizId }, body: { token, answer: 'A' } })(harness, player);
  };
}

const written = (id: OperationId) => tooManyWrites(id, send(id));

const started = (player: Player) => player.open(firstQuestion);
const hurried = async (player: Player) => {
  await player.play('w1-s1-c1', 'rrrrr', 'qt-easy', 0);
  await player.open('w1-s1-c2-q-tf');
};
const failed = (player: Player) => player.play('w1-s1-c1', 'www');

/** `authorisation` and `malformed` prove 401 and 422 for all operations. */
type Status = 200 | 302 | 403 | 404 | 409 | 429;

const passed = (player: Player) => player.play('w1-s1-c1', 'rrr');

function endlessNext(id: 'nextEndlessQuiz' | 'nextEndlessQuizBare') {
  return {
    200: send(id),
    404: send(id, { path: { quizTimeId: 'qt-easy' } }),
    429: usedUp('endlessGames', send(id)),
  };
}

function endlessSubmit(id: 'submitEndlessAnswer' | 'submitEndlessAnswerBare') {
  const opened: AnswerCase = async (harness, player) => {
    const quizId = (await player.endless.next()).data?.id ?? '';
    return send(id, { path: { quizTimeId: 'qt-endless', quizId } })(harness, player);
  };
  return {
    200: opened,
    404: send(id, { path: { quizTimeId: 'qt-endless', quizId: 'none' } }),
    409: send(id),
    429: after((player) => player.endless.playRight(5, 0), opened),
  };
}

function practised(id: 'submitPracticeAnswer' | 'submitReviewAnswer') {
  return {
    200: after(passed, send(id)),
    403: send(id),
    404: send(id, { path: { quizId: 'none' } }),
    409: after(async (player) => {
      await passed(player);
      await player.open(firstQuestion, 'qt-hard');
    }, send(id)),
    429: written(id),
  };
}

export type AnswerCases = Record<OperationId, Partial<Record<Status, AnswerCase>>>;

/** Cases for all other declared statuses, by operation. */
export const answerCases: AnswerCases = {
  ...accountCases,
  getToken: {
    200: async ({ provider }, { learner }) =>
      sendOperation(provider, 'getToken', { query: { ...(await provider.offerExchange(learner)) } }),
    403: async ({ provider }) => {
      const learner = await provider.createLearner({ deactiveReason: 'An unkind name.' });
      return sendOperation(provider, 'getToken', { query: { ...(await provider.offerExchange(learner)) } });
    },
  },
  loginGoogle: { 302: send('loginGoogle') },
  followMailedLink: { 302: send('followMailedLink') },
  returnFromGoogle: { 302: send('returnFromGoogle') },
  refreshSession: { 200: send('refreshSession') },
  logout: { 200: send('logout') },
  getAbout: { 200: send('getAbout') },
  getTrial: { 200: send('getTrial'), 429: manyVisits('getTrial') },
  openTrialRun: {
    200: send('openTrialRun'),
    409: send('openTrialRun', { body: { token: 'forged.token' } }),
    429: manyVisits('openTrialRun'),
  },
  submitTrialAnswer: {
    200: trialAnswer(firstQuestion),
    403: trialAnswer('w1-s1-c1-q-tf'),
    404: trialAnswer('none'),
    409: send('submitTrialAnswer'),
    429: manyVisits('submitTrialAnswer'),
  },
  getTrialBook: { 200: send('getTrialBook'), 429: manyVisits('getTrialBook') },
  listTrialItems: { 200: send('listTrialItems'), 429: manyVisits('listTrialItems') },
  getConfiguration: { 200: send('getConfiguration') },
  getTheme: { 200: send('getTheme') },
  reportClientError: { 200: send('reportClientError'), 429: again(60, send('reportClientError')) },
  listLegalPages: { 200: send('listLegalPages') },
  getLegalPage: { 200: send('getLegalPage'), 404: send('getLegalPage', { path: { id: 'none' } }) },
  getMe: { 200: send('getMe') },
  exportAccount: { 200: send('exportAccount'), 429: again(10, send('exportAccount')) },
  deleteAccount: {
    200: (harness, player) =>
      send('deleteAccount', { body: { password: player.learner.password } })(harness, player),
    429: again(10, send('deleteAccount')),
  },
  getSettings: { 200: send('getSettings') },
  changeSettings: { 200: send('changeSettings'), 429: written('changeSettings') },
  reportMistake: { 200: send('reportMistake'), 429: again(30, send('reportMistake')) },
  submitFeedback: { 200: send('submitFeedback'), 429: again(20, send('submitFeedback')) },
  listQuizTimes: { 200: send('listQuizTimes') },
  listTrails: { 200: send('listTrails'), 404: send('listTrails', { query: unknownTime }) },
  getTrail: { 200: send('getTrail'), 404: send('getTrail', { path: { id: 'none' } }) },
  listSubTrails: {
    200: send('listSubTrails'),
    403: send('listSubTrails', { query: { trail_id: 'x2', ...easy } }),
    404: send('listSubTrails', { query: { trail_id: 'none', ...easy } }),
  },
  listChapters: {
    200: send('listChapters'),
    403: send('listChapters', { query: { sub_trail_id: 'w1-x2', ...easy } }),
    404: send('listChapters', { query: { sub_trail_id: 'none', ...easy } }),
  },
  getChapter: {
    200: send('getChapter'),
    403: send('getChapter', { path: { id: 'w1-s1-c2' } }),
    404: send('getChapter', { path: { id: 'none' } }),
  },
  listQuizzes: {
    200: send('listQuizzes'),
    403: send('listQuizzes', { query: { chapter_id: 'w1-s1-c2', ...easy } }),
    404: send('listQuizzes', { query: { chapter_id: 'none', ...easy } }),
  },
  openQuiz: {
    200: send('openQuiz'),
    403: send('openQuiz', { path: { id: 'w1-s1-c2-q-mc' } }),
    404: send('openQuiz', { path: { id: 'none' } }),
    409: after(failed, send('openQuiz', { path: { id: 'w1-s1-c1-q-tf' } })),
    429: written('openQuiz'),
  },
  submitAnswer: {
    200: after(started, send('submitAnswer')),
    403: send('submitAnswer', { path: { quizId: 'w1-s1-c2-q-mc' } }),
    404: send('submitAnswer', { path: { quizId: 'none' } }),
    409: send('submitAnswer'),
    429: after(hurried, send('submitAnswer', { path: { quizId: 'w1-s1-c2-q-tf' } })),
  },
  deleteAnswers: {
    200: send('deleteAnswers'),
    403: send('deleteAnswers', { path: { id: 'w1-s1-c2' } }),
    404: send('deleteAnswers', { path: { id: 'none' } }),
    409: after(started, send('deleteAnswers')),
    429: again(60, send('deleteAnswers')),
  },
  getMotivationalQuote: {
    200: send('getMotivationalQuote'),
    404: send('getMotivationalQuote', { query: { trail_id: 'none', motivational_type: 'start' } }),
  },
  getLeaderboard: {
    200: send('getLeaderboard'),
    404: send('getLeaderboard', { query: { type: 'learning_journey', ...unknownTime } }),
  },
  getMyRank: {
    200: send('getMyRank'),
    404: send('getMyRank', { query: { type: 'learning_journey', ...unknownTime } }),
  },
  listBooks: { 200: send('listBooks') },
  getProfile: { 200: send('getProfile'), 404: send('getProfile', { query: { user_id: 'none' } }) },
  getAvatar: { 200: send('getAvatar'), 404: send('getAvatar', { query: { user_id: 'none' } }) },
  getNeighbours: {
    200: send('getNeighbours'),
    404: send('getNeighbours', { query: { type: 'learning_journey', ...unknownTime } }),
  },
  nextEndlessQuiz: endlessNext('nextEndlessQuiz'),
  nextEndlessQuizBare: endlessNext('nextEndlessQuizBare'),
  submitEndlessAnswer: endlessSubmit('submitEndlessAnswer'),
  submitEndlessAnswerBare: endlessSubmit('submitEndlessAnswerBare'),
  listRunning: { 200: after(started, send('listRunning')) },
  readQuizAloud: {
    200: after(started, send('readQuizAloud')),
    403: send('readQuizAloud', { path: { quizId: 'w1-s1-c2-q-tf' } }),
    404: send('readQuizAloud', { path: { quizId: 'none' } }),
    409: send('readQuizAloud'),
    429: written('readQuizAloud'),
  },
  listPracticeQuizzes: {
    200: after(passed, send('listPracticeQuizzes')),
    403: send('listPracticeQuizzes'),
    404: send('listPracticeQuizzes', { query: { chapter_id: 'none' } }),
  },
  submitPracticeAnswer: practised('submitPracticeAnswer'),
  listReviewQuizzes: { 200: send('listReviewQuizzes') },
  submitReviewAnswer: practised('submitReviewAnswer'),
  getToday: { 200: send('getToday') },
  getAlbum: { 200: send('getAlbum') },
  getFoundOut: {
    200: after(passed, send('getFoundOut')),
    403: send('getFoundOut'),
    404: send('getFoundOut', { path: { chapterId: 'none' } }),
  },
  getEntryBook: {
    200: send('getEntryBook'),
    404: send('getEntryBook', { path: { kind: 'person', id: 'none' } }),
  },
  listDays: { 200: send('listDays') },
  reportReadingTime: { 200: send('reportReadingTime'), 429: written('reportReadingTime') },
  putAvatar: {
    200: send('putAvatar'),
    403: send('putAvatar', { body: { skin: 'skin_1', pants_code: 'pants-gratitude' } }),
    429: written('putAvatar'),
  },
  listAvatarItems: { 200: send('listAvatarItems') },
  getUnlockedItems: {
    200: send('getUnlockedItems'),
    403: send('getUnlockedItems', { path: { id: 'x2' } }),
    404: send('getUnlockedItems', { path: { id: 'none' } }),
  },
  getBadge: {
    200: after((player) => player.passSubTrail('w1-s1'), send('getBadge')),
    403: send('getBadge'),
    404: send('getBadge', { path: { id: 'none' } }),
  },
  getBook: { 200: send('getBook'), 404: send('getBook', { path: { id: 'none' } }) },
  getLastReadBook: { 200: send('getLastReadBook') },
  listCategories: { 200: send('listCategories') },
  getBookProgress: {
    200: send('getBookProgress'),
    404: send('getBookProgress', { path: { bookId: 'none' } }),
  },
  saveBookProgress: {
    200: send('saveBookProgress'),
    404: send('saveBookProgress', { body: { book_id: 'none', page_count: 2, status: 1 } }),
    429: written('saveBookProgress'),
  },
  getFontSize: { 200: send('getFontSize') },
  listGlossary: { 200: send('listGlossary') },
  getGlossaryEntry: {
    200: send('getGlossaryEntry'),
    404: send('getGlossaryEntry', { path: { id: 'none' } }),
  },
  listPeople: { 200: send('listPeople') },
  getPerson: { 200: send('getPerson'), 404: send('getPerson', { path: { id: 'none' } }) },
  listActivities: { 200: send('listActivities') },
  getActivity: { 200: send('getActivity'), 404: send('getActivity', { path: { id: 'none' } }) },
  listCompetitions: { 200: send('listCompetitions') },
  getCompetition: {
    200: send('getCompetition'),
    404: send('getCompetition', { path: { id: 'none' } }),
  },
  saveFontSize: { 200: send('saveFontSize'), 429: written('saveFontSize') },
};
