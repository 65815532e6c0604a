/** A specified call: method and path, query names, body keys. */
export type SpecifiedCall = readonly [call: string, query?: string, body?: string];

/** Specified calls of play, avatar and summary, with `v1` for each configured constant. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ['GET /api/book/v1/books', 'category page size'],
  ['GET /api/book/v1/book/{id}'],
  ['GET /api/book/v1/book/last-read'],
  ['GET /api/book/v1/categories'],
  ['GET /api/book/v1/book/progress/{bookId}'],
  ['POST /api/book/v1/book/progress', '', 'book_id page_count status'],
  ['GET /api/book/v1/books/font-size'],
  ['POST /api/book/v1/books/font-size', '', 'font_size'],
  ['GET /api/glossaries/v1', 'starts_with page size search'],
  ['GET /api/glossaries/v1/{id}'],
  ['GET /api/people/v1', 'starts_with page size search'],
  ['GET /api/people/v1/{id}'],
  ['GET /api/fun-activities/v1', 'category page size'],
  ['GET /api/fun-activities/v1/{id}'],
  ['GET /api/trails/v1', 'quiz_time_id'],
  ['GET /api/trails/v1/{id}', 'quiz_time_id'],
  ['GET /api/trails/v1/subtrails', 'trail_id quiz_time_id'],
  ['GET /api/trails/v1/chapter/{id}', 'quiz_time_id'],
  ['GET /api/trails/v1/chapters', 'sub_trail_id quiz_time_id'],
  ['GET /api/trails/v1/quiz/{id}'],
  ['GET /api/trails/v1/quizzes', 'chapter_id quiz_time_id'],
  ['GET /api/trails/v1/{id}/unlock-item', 'quiz_time_id'],
  ['GET /api/trails/v1/{id}/get-badge', 'type quiz_time_id'],
  ['POST /api/trails/v1/quiz/{quizId}/submit-answer', '', 'answer quiz_time_id'],
  ['DELETE /api/quiz/v1/delete-answer/{id}', 'quiz_time_id'],
  ['GET /api/quiz/v1/quiz-times', 'difficulty'],
  ['GET /api/motivational-quote/v1', 'trail_id motivational_type'],
  ['POST /quiz/{quizTimeId}/endless-mode'],
  ['POST /quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', '', 'answer'],
  ['GET /api/leaderboards/v1/my-rank', 'type quiz_time_id'],
  ['GET /api/leaderboards/v1', 'page type quiz_time_id'],
  ['GET /api/competitions/v1'],
  ['GET /api/competitions/v1/competition/{id}'],
  ['GET /api/profile/v1', 'user_id'],
  ['GET /api/profile/v1/avatar', 'user_id'],
  ['PUT /api/profile/v1/avatar', '', 'skin top_code pants_code shoes_code head_code'],
  ['GET /api/profile/v1/avatar/items', 'category'],
];

/** An entity's operation, path in the response and fields; `?` marks an optional field. */
export type SpecifiedFields = readonly [call: string, place: string, fields: string];

const trail = 'id name locked star background floating_island map';
const chapter = 'id chapter title name star locked quizzes books';
const quiz = 'id order type content? current_question_number user_answer?';
const result = 'result code currentScore answer_summary correct_answers';
const paged = 'data current_page total last_page';
const rank = 'rank total_star current_score user_id';
const item = `id code name description url url_skin_1 url_skin_2 url_skin_3 item_category related_world status unlocked_at_id`;

/** Specified fields of play and avatar. */
export const specifiedFields: readonly SpecifiedFields[] = [
  ['GET /api/book/v1/books', '', 'data total_data page size'],
  [
    'GET /api/book/v1/book/{id}',
    'data',
    'id title authors cover_url max_page reading_time description categories audio pages reading_progress',
  ],
  ['GET /api/book/v1/book/{id}', 'data.authors', 'name'],
  ['GET /api/book/v1/book/{id}', 'data.pages', 'page content'],
  ['GET /api/book/v1/book/{id}', 'data.reading_progress', 'page_count'],
  ['GET /api/book/v1/categories', 'data', 'id name'],
  ['GET /api/book/v1/book/progress/{bookId}', 'data', 'book_id page_count status'],
  ['GET /api/book/v1/books/font-size', '', 'id font_size'],
  ['POST /api/book/v1/books/font-size', '', 'id font_size'],
  ['GET /api/glossaries/v1', '', paged],
  ['GET /api/glossaries/v1', 'data', 'id title description'],
  ['GET /api/people/v1', '', paged],
  ['GET /api/people/v1', 'data', 'id title description url'],
  ['GET /api/fun-activities/v1', '', paged],
  ['GET /api/fun-activities/v1', 'data', 'id title cover_url max_page'],
  ['GET /api/fun-activities/v1/{id}', 'data', 'id title cover_url max_page description pdf_url path_pdf'],
  ['GET /api/competitions/v1', 'data', 'id banner name description start_date end_date external_link'],
  ['GET /api/quiz/v1/quiz-times', 'data', 'id difficulty difficulty_label time star'],
  ['GET /api/trails/v1', 'data', trail],
  ['GET /api/trails/v1/{id}', 'data', trail],
  ['GET /api/trails/v1/subtrails', 'data', 'id order locked remaining_chapters'],
  ['GET /api/trails/v1/chapters', 'data', chapter],
  ['GET /api/trails/v1/chapter/{id}', 'data', chapter],
  ['GET /api/trails/v1/quizzes', 'data', quiz],
  ['GET /api/trails/v1/quiz/{id}', 'data', quiz],
  ['POST /api/trails/v1/quiz/{quizId}/submit-answer', '', result],
  ['POST /quiz/{quizTimeId}/endless-mode', 'data', quiz],
  ['POST /quiz/{quizTimeId}/endless-mode/submit-answer/{quizId}', '', result],
  ['GET /api/leaderboards/v1/my-rank', 'your_rank', rank],
  ['GET /api/leaderboards/v1', '', 'leaderboard your_rank current_page per_page total_data'],
  ['GET /api/leaderboards/v1', 'leaderboard', 'rank name total_star avatar_head user_id'],
  ['GET /api/leaderboards/v1', 'leaderboard.avatar_head', 'image id name'],
  ['GET /api/leaderboards/v1', 'your_rank', rank],
  ['GET /api/trails/v1/{id}/unlock-item', 'items', 'id url category'],
  ['GET /api/trails/v1/{id}/unlock-item', 'items.category', 'name'],
  ['GET /api/motivational-quote/v1', 'data', 'image title description'],
  ['GET /api/profile/v1', 'data', 'name joined_at badges achievements medals'],
  ['GET /api/profile/v1', 'data.achievements', 'trails_complete trails_points chapter_read reading_time'],
  ['GET /api/profile/v1', 'data.medals', 'regular_medals endless_rank'],
  ['GET /api/profile/v1', 'data.medals.regular_medals', 'rank difficulty total_star quiz_time_id'],
  ['GET /api/profile/v1/avatar', '', 'id user_id skin head top pants shoes skin_color'],
  ['GET /api/profile/v1/avatar', 'head', item],
  ['GET /api/profile/v1/avatar/items', 'data', item],
];
