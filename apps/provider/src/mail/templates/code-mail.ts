/** What a mail with a code is made from. */
export interface CodeMail {
  readonly name: string;
  readonly code: string;
  /** Does the same in the browser where it began; null where there is no such way. */
  readonly link: string | null;
}
