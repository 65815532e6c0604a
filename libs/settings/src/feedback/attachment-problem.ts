/** The limit of an attachment, megabytes. */
export const largestMegabytes = 5;

/** Why a file is no attachment; null for one that is. */
export function attachmentProblem({ name, size }: File): 'format' | 'size' | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return 'format';
  return size > largestMegabytes * 1024 * 1024 ? 'size' : null;
}
