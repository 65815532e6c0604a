/** A single e-mail: no list, no name, no line break that would begin another header. */
const single = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,189}$/u;

/** Whether the text is one plain e-mail. */
export function isSingleEmail(text: string): boolean {
  return single.test(text);
}
