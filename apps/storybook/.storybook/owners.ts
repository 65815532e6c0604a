const [codeOwners = ''] = Object.values(
  import.meta.glob<string>('../../../CODEOWNER?', { query: '?raw', import: 'default', eager: true }),
);

const rules = codeOwners
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s+/) as [folder: string, owner: string]);

/** Repository path of a file that Storybook names relative to its own folder. */
export function inRepository(fileName: string): string {
  return new URL(fileName, 'file:///apps/storybook/').pathname.slice(1);
}

/** The owning team by CODEOWNERS; `file` is a repository path. */
export function ownerOf(file: string): string {
  const rule = rules.findLast(([folder]) => `/${file}`.startsWith(folder));
  return rule?.[1].replace(/^@.*\//, '') ?? 'founders';
}
