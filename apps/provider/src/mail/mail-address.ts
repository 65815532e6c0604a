/** One address and nothing else: no list, no name, no line end that would begin another header. */
const single = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,189}$/u;

/** Whether mail may be sent to it as it stands. */
export function isMailAddress(text: string): boolean {
  return single.test(text);
}
