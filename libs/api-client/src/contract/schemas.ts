import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

export type Answer = Schemas['Answer'];
export type AnswerCommand = Schemas['AnswerCommand'];
export type AnswerResult = Schemas['AnswerResult'];
export type BoardType = Schemas['BoardType'];
export type Book = Schemas['Book'];
export type BookCard = Schemas['BookCard'];
export type BookSummary = Schemas['BookSummary'];
export type Chapter = Schemas['Chapter'];
export type ClientError = Schemas['ClientError'];
export type Configuration = Schemas['Configuration'];
export type Leaderboard = Schemas['Leaderboard'];
export type LeaderboardEntry = Schemas['LeaderboardEntry'];
export type LegalHeading = Schemas['LegalHeading'];
export type LegalPage = Schemas['LegalPage'];
export type Me = Schemas['Me'];
export type MotivationalQuote = Schemas['MotivationalQuote'];
export type NextStep = Schemas['NextStep'];
export type Profile = Schemas['Profile'];
export type ProfileFields = Schemas['ProfileFields'];
export type QuestionType = Schemas['QuestionType'];
export type Quiz = Schemas['Quiz'];
export type QuizTime = Schemas['QuizTime'];
/** A difficulty without the learner's stars. */
export type Difficulty = Pick<QuizTime, 'id' | 'difficulty' | 'difficulty_label' | 'time'>;
export type Run = Schemas['Run'];
export type Running = Schemas['Running'];
export type Settings = Schemas['Settings'];
export type SettingsChange = Schemas['SettingsChange'];
export type SubTrail = Schemas['SubTrail'];
export type Theme = Schemas['Theme'];
export type Trail = Schemas['Trail'];
export type User = Schemas['User'];
export type World = Schemas['World'];
export type YourRank = Schemas['YourRank'];
