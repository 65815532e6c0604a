import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../configuration/is-loopback.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { sendPlainPage } from '../pages/plain-page.ts';
import { type OpenedMail, openMail } from './open-mail.ts';

/**
 * Registers `/dev/mailbox`, which shows the mails of a provider without a mail server. It shows codes, so it
 * needs the configuration's permission and, unless public, a loopback `Host`.
 */
export function registerMailbox(app: FastifyInstance, context: Context): void {
  if (!context.configuration.mailbox) return;
  const guarded =
    (send: (mails: OpenedMail[], reply: FastifyReply, id: string) => FastifyReply) =>
    async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
      const isLocal = namesThisMachine(request.host) && !isForwarded(request);
      if (!isLocal && !context.configuration.mailboxPublic) throw notFound();
      void reply.header('cache-control', 'no-store');
      return send(await readMailbox(context), reply, request.params.id ?? '');
    };
  app.get(
    '/dev/mailbox',
    guarded((mails, reply) => sendPlainPage(reply, 'Mailbox', listOf(mails))),
  );
  app.get(
    '/dev/mailbox.json',
    guarded((mails, reply) => reply.send(mails)),
  );
  app.get(
    '/dev/mailbox/:id',
    guarded((mails, reply, id) => {
      const mail = mails.find((candidate) => candidate.id === id);
      if (!mail) throw notFound();
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return reply.type('text/html; charset=utf-8').send(mail.html);
    }),
  );
}

function listOf(mails: readonly OpenedMail[]): string {
  if (mails.length === 0) return '<p>No mail yet. Sign up, or ask for a new password.</p>';
  return mails.map(show).join('\n');
}

function show({ id, to, subject, text }: OpenedMail): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} · <a href="/dev/mailbox/${encodeURIComponent(id)}">as HTML</a></p><pre>${escapeHtml(text)}</pre></article>`;
}

/** A proxy on this machine may serve the world under the name `localhost`. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined);
}

/** Prevents DNS rebinding: rejects foreign host names and hosts with user information. */
function namesThisMachine(host: string): boolean {
  const [, name = ''] = /^(\[[\d:]+\]|[\w.-]+)(?::\d+)?$/.exec(host) ?? [];
  return isLoopback(name);
}

/** Queued mails, newest first. For development and tests. */
export async function readMailbox(context: Context, most = 50): Promise<OpenedMail[]> {
  const rows = await context.database
    .selectFrom('mail')
    .selectAll()
    .where('failed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => openMail(context, row));
}
