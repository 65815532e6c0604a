// A learner who signs up with a mailed code and plays the first chapter of the pack, over HTTP.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { parse } from 'yaml';
import { root } from '../process.mjs';

const chapter = 'content/worlds/1-desert/1-the-land/chapters/1-the-arabian-peninsula.yaml';
const password = 'Oasis-and-wells-7';

/**
 * @typedef {{ id: string, type: string, answer?: unknown, steps?: string[], word?: string,
 *   pairs?: { left: string, right: string }[] }} Question
 * @typedef {{ url: string, codeFor: (email: string) => Promise<string>, close: () => void }} MailCatcher
 */

/** A mail server on loopback. @returns {Promise<MailCatcher>} */
export async function catchMails() {
  const mails = /** @type {string[]} */ ([]);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      let mail = '';
      stream.on('data', (part) => (mail += String(part)));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const codeFor = async (/** @type {string} */ email) => {
    for (;;) {
      const mail = mails.find((text) => text.includes(email));
      const [code] = /^\s*\d{6}\s*$/m.exec(mail ?? '') ?? [];
      if (code) return code.trim();
      await wait(100);
    }
  };
  return { url: `smtp://127.0.0.1:${port}`, codeFor, close: () => server.close() };
}

/**
 * Signs up and answers every question of the first chapter rightly.
 * @param {string} url of the provider
 * @param {MailCatcher} mails
 * @returns {Promise<{ email: string, stars: number }>}
 */
export async function playChapter(url, mails) {
  const email = `fox-${randomUUID().slice(0, 8)}@example.org`;
  const username = `Fox ${email.slice(4, 9)}`;
  await call(url, 'POST', '/api/auth/v1/signup/student', { body: { username, email, password } });
  const otp = await mails.codeFor(email);
  await call(url, 'POST', '/api/auth/v1/verify-email', { body: { email, otp } });
  const token = await signIn(url, email);
  const details = { first_name: 'Amina', last_name: 'Yusuf', age: '11-15 Years Old', gender: 'female' };
  await call(url, 'PUT', '/api/auth/v1/update-fields', { token, body: details });
  /** @type {{ questions: Question[] }} */
  const { questions } = parse(readFileSync(join(root, chapter), 'utf8'));
  for (const question of questions) {
    const path = `/api/trails/v1/quiz/${question.id}`;
    await call(url, 'GET', `${path}?quiz_time_id=qt-easy`, { token });
    const body = { answer: rightAnswer(question), quiz_time_id: 'qt-easy' };
    const { code } = await call(url, 'POST', `${path}/submit-answer`, { token, body });
    if (code !== 'ALL_ANSWERS_CORRECT') throw new Error(`${question.id}: ${code}`);
  }
  return { email, stars: await starsOf(url, email) };
}

/** The stars of a learner. @param {string} url @param {string} email */
export async function starsOf(url, email) {
  const token = await signIn(url, email);
  const { data } = await call(url, 'GET', '/api/quiz/v1/quiz-times', { token });
  return Number(data[0].star);
}

/** @param {string} url @param {string} email @returns {Promise<string>} the access token */
async function signIn(url, email) {
  const session = await call(url, 'POST', '/api/auth/v1/signin/student', { body: { email, password } });
  return session.access_token;
}

/** The submitted form of the right answer. @param {Question} question */
function rightAnswer({ type, answer, steps, word, pairs = [] }) {
  if (type === 'matchup_words') return Object.fromEntries(pairs.map(({ left, right }) => [left, right]));
  if (type === 'unscramble_words') return [word];
  return type === 'drag_and_drop' ? steps : answer;
}

/**
 * @param {string} url @param {string} method @param {string} path
 * @param {{ token?: string, body?: object }} options
 * @throws {Error} for a response other than 200
 */
async function call(url, method, path, { token, body }) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = /** @type {any} */ (await response.json());
  if (response.ok) return read;
  throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(read)}`);
}
