import { day, minute } from '../kernel/time.ts';

/** Parts of a mail; renderLetter() makes text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** Before the code or link. */
  readonly opening: readonly string[];
  /** Six-digit code. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** After the code or link. */
  readonly closing: readonly string[];
}

/** The sending instance. */
export interface Sender {
  readonly product: string;
  readonly owner: string | null;
  readonly supportEmail: string | null;
  /** Origin for links. */
  readonly publicUrl: string;
}

interface Template<Values> {
  /** Milliseconds until the mail is no longer worth sending. */
  readonly worthMs: number;
  readonly write: (values: Values, sender: Sender) => Letter;
}

/** Counts for the staff, without personal data. */
interface Waiting {
  readonly requests: number;
  readonly feedback: number;
  readonly mistakes: number;
  readonly mistakesInAll: number;
}

type Body = Omit<Letter, 'greeting'>;
type Named = { readonly name: string };
type CodeMail = Named & {
  readonly code: string;
  /** Link that enters the code in the same browser, or null. */
  readonly link: string | null;
};

/** Lifetime of a one-time code, in milliseconds. */
export const codeLifeMs = 10 * minute;

/**
 * Lifetime of a reset link, in milliseconds. One day, because a stranger can exhaust the mail limit of an
 * email for that long.
 */
export const resetLinkMs = day;

/** Lifetime of a recovery link, in days. */
export const recoveryLinkDays = 7;

/** All mail templates. */
export const letters = {
  'verify-email': codeLetter(({ link }, { product }) => ({
    subject: `Your code for ${product}`,
    opening: [
      // Mails queued before the introduction of links have none.
      link
        ? `Welcome to ${product}! Your trail is almost open. Type this code where you signed up, or press the button in the same browser:`
        : `Welcome to ${product}! Your trail is almost open. Type this code where you signed up:`,
    ],
    ...(link && { link: { label: 'Open my trail', url: link } }),
    closing: [
      'You did not sign up? Then someone mistyped an address. You can ignore this mail: nothing will happen.',
    ],
  })),
  'reset-password': codeLetter(({ link }, { product }) => ({
    subject: `Your new password for ${product}`,
    opening: [
      // Mails queued before the introduction of links have none.
      link
        ? 'Forgetting a password happens to everybody. Type this code to choose a new one, or press the button:'
        : 'Forgetting a password happens to everybody. Type this code to choose a new one:',
    ],
    ...(link && { link: { label: 'Choose a new password', url: link } }),
    closing: [
      ...(link ? ['The button works for a day, also when the code does not work any more.'] : []),
      'You did not ask for it? Then you can forget this mail: your password stays as it is.',
    ],
  })),
  'set-password': codeLetter((_values, { product }) => ({
    subject: `A password for ${product}`,
    opening: ['Type this code to give your account a password. You can still sign in with Google too:'],
    closing: [
      'You did not ask for it? Then someone is using your device while you are signed in. Without the code nothing changes.',
    ],
  })),
  'delete-account': codeLetter((_values, { product }) => ({
    subject: `Delete your account at ${product}?`,
    opening: [
      'This code deletes your account, with all stars and everything in it, for good. Type it only if you want that:',
    ],
    closing: ['You want to keep your account, or did not ask? Then do nothing: everything stays as it is.'],
  })),
  'password-changed': letter<Named>(2 * day, (_values, { product, supportEmail }) => ({
    subject: `Your password for ${product} was changed`,
    opening: [
      'Your password was changed just now, and other devices were signed out.',
      'Was it you? Then all is well, and there is nothing to do.',
    ],
    closing: [
      supportEmail === null
        ? 'Was it not you? Choose a new password with "Forgot Password" at sign-in.'
        : `Was it not you? Choose a new password with "Forgot Password" at sign-in, and write to us: ${supportEmail}.`,
    ],
  })),
  // Replaces an error that would reveal whether the email has an account.
  'address-in-use': letter<Named>(2 * day, (_values, { product, publicUrl }) => ({
    subject: `You already have an account at ${product}`,
    opening: [
      'Someone, perhaps you, tried to sign up with this e-mail address. It has an account already, so no new one was made.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
    closing: [
      'You do not know your password any more? Choose "Forgot Password" there.',
      'It was not you? Then there is nothing to do.',
    ],
  })),
  'recover-account': letter<Named & { readonly link: string }>(
    recoveryLinkDays * day,
    ({ link }, { product }) => ({
      subject: `Please confirm: your account at ${product}`,
      opening: [
        `We received a request to open your account at ${product} again. Please confirm that it is from you:`,
      ],
      link: { label: 'Yes, it is from me', url: link },
      closing: [
        `The link works for ${recoveryLinkDays} days. Then a person reads your message and answers by e-mail.`,
        'It was not you? Then you can ignore this mail: nothing will happen.',
      ],
    }),
  ),
  'recovery-approved': letter<Named>(7 * day, (_values, { product, publicUrl }) => ({
    subject: `Welcome back to ${product}`,
    opening: ['Good news: your account is open again. All your stars are still there.'],
    link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
    closing: ['We are glad that you are back.'],
  })),
  'recovery-rejected': letter<Named & { readonly note: string | null }>(
    7 * day,
    ({ note }, { product, supportEmail }) => ({
      subject: `About your account at ${product}`,
      opening: [
        'Thank you for your message. We have read it, and your account stays closed for now.',
        ...(note === null ? [] : [note]),
      ],
      closing: supportEmail === null ? [] : [`You have questions? Please write to us: ${supportEmail}.`],
    }),
  ),
  'staff-digest': letter<Named & Waiting>(
    2 * day,
    ({ requests, feedback, mistakes, mistakesInAll }, { product }) => ({
      subject: `${product}: messages for the team`,
      opening: [
        ...(requests > 0
          ? [`Requests to open an account that wait for a decision: ${requests} (recovery list)`]
          : []),
        ...(feedback > 0 ? [`New feedback: ${feedback} (feedback list)`] : []),
        ...(mistakes > 0
          ? [`New reports of mistakes: ${mistakes}, in all ${mistakesInAll} (mistakes list)`]
          : []),
      ],
      closing: [
        'The commands in brackets follow "npm run admin --", or "admin" in a container.',
        'This mail comes at most once a day, and only if something is new or waits for a decision.',
      ],
    }),
  ),
};

export type MailKind = keyof typeof letters;

/** Template values of a mail kind. */
export type MailValues<Kind extends MailKind> =
  (typeof letters)[Kind] extends Template<infer Values> ? Values : never;

function letter<Values extends Named>(
  worthMs: number,
  body: (values: Values, sender: Sender) => Body,
): Template<Values> {
  const write = (values: Values, sender: Sender) => ({
    greeting: `Salam ${values.name},`,
    ...body(values, sender),
  });
  return { worthMs, write };
}

/** A template with a code and the common warning. */
function codeLetter(body: (values: CodeMail, sender: Sender) => Body): Template<CodeMail> {
  return letter(codeLifeMs, (values, sender) => {
    const { closing, ...rest } = body(values, sender);
    const warning = 'The code works for 10 minutes. Please give it to nobody, not even to us.';
    return { ...rest, code: values.code, closing: [warning, ...closing] };
  });
}
