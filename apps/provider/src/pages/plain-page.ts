import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

const style = `body{margin:0;background:#f4f7f5;color:#1f2a24;font:17px/1.6 Nunito,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:640px;margin:0 auto;padding:32px 20px}
h1{color:#14532d}
article{margin:0 0 24px;padding:20px;border-radius:16px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
a{color:#1f6b44}
button,.button{display:inline-block;min-height:48px;padding:12px 28px;border:0;border-radius:12px;background:#1f6b44;color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #14532d;outline-offset:3px}`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a server-rendered page without scripts or the web app. `content` is HTML. */
export function sendPlainPage(
  reply: FastifyReply,
  title: string,
  content: string,
  status = 200,
): FastifyReply {
  const heading = escapeHtml(title);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>
${content}
</main></body>
</html>
`;
  void reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
