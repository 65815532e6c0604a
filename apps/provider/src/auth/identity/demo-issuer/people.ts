/** A made-up person who can be chosen at the demo's issuer. */
export interface DemoPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** What choosing them shows. */
  readonly shows: string;
}

/** Nobody's names and addresses. */
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
