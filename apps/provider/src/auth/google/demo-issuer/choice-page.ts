import { createHash } from 'node:crypto';

const style = `
  body { margin: 0; padding: 2rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1c2a24; background: #fdf8ee }
  main { max-width: 30rem; margin: auto }
  ul { padding: 0; list-style: none }
  a { display: block; min-height: 48px; padding: 0.75rem 1rem; margin-block: 0.75rem; border: 2px solid #2c8a59;
    border-radius: 0.75rem; color: inherit; background: #fff; text-decoration: none }
  a:focus-visible, a:hover { outline: 3px solid #2c8a59; outline-offset: 2px }
  strong { display: block }
  .back { border-style: dashed }`;

/** Allows the inline style only: no scripts, requests or forms. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the page with the demo people. `query` is the authorization request, which every link repeats. */
export function choicePage(query: Readonly<Record<string, string>>): string {
  const people = demoPeople.map(
    ({ subject, name, email, shows }) =>
      `<li><a href="${linkTo(query, subject)}"><strong>${name}</strong>${email}<br><small>${shows}</small></a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo sign-in</title><style>${style}</style></head>
<body><main>
<h1>Who is signing in?</h1>
<p>This page stands in for Google in a demo. It runs on this machine only, and these people are made up.</p>
<ul>${people.join('')}<li><a class="back" href="${linkTo(query, '')}">Go back without signing in</a></li></ul>
</main></body></html>`;
}

function linkTo(query: Readonly<Record<string, string>>, person: string): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, person })) search.set(name, value);
  return `/authorize?${search}`.replaceAll('&', '&amp;');
}

export interface DemoPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The demonstrated case. */
  readonly shows: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    subject: 'amina',
    name: 'Amina',
    email: 'amina@google.example.org',
    emailVerified: true,
    shows: 'signs in, and is asked for the rest of the profile the first time',
  },
  {
    subject: 'yusuf',
    name: 'Yusuf',
    email: 'yusuf@google.example.org',
    emailVerified: true,
    shows: 'the same for a brother on the same tablet',
  },
  {
    subject: 'zayd',
    name: 'Zayd',
    email: 'zayd@google.example.org',
    emailVerified: false,
    shows: 'is sent back: the e-mail address is not verified',
  },
];
