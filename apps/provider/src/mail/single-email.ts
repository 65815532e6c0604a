/** Excludes lists, display names and line breaks (header injection). */
const single = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,189}$/u;

/** Whether the text is a single email without a display name. */
export function isSingleEmail(text: string): boolean {
  return single.test(text);
}
