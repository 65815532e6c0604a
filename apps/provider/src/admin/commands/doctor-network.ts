import { z } from 'zod';
import type { Configuration } from '../../configuration/configuration.ts';
import { second } from '../../kernel/time.ts';
import { version } from '../../kernel/version.ts';
import { mailCarrier } from '../../mail/carry-mail.ts';
import { codeOf } from '../../mail/deliver-due.ts';
import { ok, problem, warning, type Check } from './check.ts';

/** Checks the mail server by a connection and a sign-in, without a mail. */
export async function checkMailServer(configuration: Configuration): Promise<Check> {
  const { smtpUrl } = configuration;
  if (smtpUrl === null) return ok('smtp', 'no mail server is set: mails are at /dev/mailbox');
  const { host } = new URL(smtpUrl);
  const carrier = mailCarrier(smtpUrl, configuration);
  try {
    await carrier.verify();
    return ok('smtp', `${host} accepts the connection and the sign-in`);
  } catch (error) {
    const fix = 'Check SMTP_URL: scheme, host, port, user and password.';
    return problem('smtp', `${host} cannot be used (${codeOf(error)})`, fix);
  } finally {
    carrier.close();
  }
}

/** Checks that the provider runs on this machine, in this version. */
export async function checkProvider({ host, port }: Configuration): Promise<Check> {
  if (port === 0) return warning('provider', 'PORT=0: its port is unknown', 'Set PORT to a number.');
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
  const answer = await askReadiness(url);
  if ('failure' in answer)
    return problem('provider', `${url} ${answer.failure}`, 'Start it, and read its log if it ends.');
  if (answer.version !== version) {
    const fix = 'Start the provider again after an upgrade, and use its own admin command.';
    return warning('provider', `runs version ${answer.version}, this command is ${version}`, fix);
  }
  return ok('provider', `runs on ${url}`);
}

/** Checks that PUBLIC_URL leads to a provider; null for the default, which checkProvider() covers. */
export async function checkPublicUrl({ publicUrl, port }: Configuration): Promise<Check | null> {
  if (publicUrl === `http://localhost:${port}`) return null;
  const answer = await askReadiness(publicUrl);
  if (!('failure' in answer)) return ok('address', `${publicUrl} leads to a provider`);
  const fix = 'Correct PUBLIC_URL, the DNS entry, the certificate or the proxy; mails contain this address.';
  return problem('address', `${publicUrl} ${answer.failure}`, fix);
}

const readiness = z.object({ status: z.literal('ready'), version: z.string() });

async function askReadiness(
  url: string,
  isFirst = true,
): Promise<z.infer<typeof readiness> | { readonly failure: string }> {
  try {
    const signal = AbortSignal.timeout(10 * second);
    const response = await fetch(`${url}/readyz`, { signal, redirect: 'manual' });
    const body = readiness.safeParse(await response.json().catch(() => null));
    return body.success ? body.data : { failure: `answers ${response.status}, but not that it is ready` };
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    const code = codeOf(cause ?? error);
    // The provider may have closed the idle connection of an earlier check.
    if (code === 'ECONNRESET' && isFirst) return askReadiness(url, false);
    return { failure: `does not answer (${code})` };
  }
}
