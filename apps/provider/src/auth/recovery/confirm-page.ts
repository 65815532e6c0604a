import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { ipKey } from '../../rate-limit/ip-key.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import { sendPlainPage } from '../../pages/plain-page.ts';
import type { Executor } from '../../database/executor.ts';
import { hashSecret } from '../../secret/bearer-secret.ts';

/** Path of the mailed link of a recovery request. */
export const confirmPath = '/auth/v1/recover-account/confirm';

type Request = FastifyRequest<{ Querystring: { token?: unknown } }>;

const shape = /^[\w-]{43}$/;
const home = '<p><a class="button" href="/">Go to the start</a></p>';

/** Page of the mailed recovery link. It asks for a button press, because mail scanners follow links. */
export async function registerConfirmPage(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    // The form has no fields: its URL contains the token.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
      done(null, {}),
    );
    const show = async (request: Request, reply: FastifyReply) => ask(tokenOf(request), reply);
    scope.get(confirmPath, { exposeHeadRoute: true }, show);
    scope.post(confirmPath, async (request: Request, reply) => confirm(context, request, reply));
  });
}

function tokenOf({ query }: Request): string | null {
  const { token } = query;
  return typeof token === 'string' && shape.test(token) ? token : null;
}

function ask(token: string | null, reply: FastifyReply): FastifyReply {
  if (token === null) return sendOver(reply);
  const action = escapeHtml(`${confirmPath}?token=${token}`);
  const text = '<p>Did you ask us to open your account again? Then please press the button.</p>';
  const form = `<form method="post" action="${action}"><button type="submit">Yes, it was me</button></form>`;
  return sendPlainPage(reply, 'Is this request from you?', `${text}${form}`);
}

async function confirm(context: Context, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(request);
  const now = context.clock.now();
  try {
    await requireWithinLimits(context.database, now, [[limits.codeIp, ipKey(request.ip)]]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sendPlainPage(reply, 'Please wait a little', `<p>${escapeHtml(error.message)}</p>`, error.status);
  }
  if (token === null || !(await confirmRequest(context.database, token, now))) return sendOver(reply);
  const text = '<p>A person will read your message and answer by email. You can close this page.</p>';
  return sendPlainPage(reply, 'Thank you!', `${text}${home}`);
}

function sendOver(reply: FastifyReply): FastifyReply {
  const text = '<p>It may be too old, or a part of it is missing. You can send your request again.</p>';
  return sendPlainPage(reply, 'This link does not work any more', `${text}${home}`, 404);
}

/** Confirms the request of this link, idempotently. Returns whether it exists. `now` in epoch milliseconds. */
async function confirmRequest(executor: Executor, secret: string, now: number): Promise<boolean> {
  const row = await executor
    .updateTable('recovery_request')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('link_hash', '=', hashSecret(secret))
    .where('link_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
