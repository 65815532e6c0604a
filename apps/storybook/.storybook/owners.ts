const [codeOwners = ''] = Object.values(
  import.meta.glob<string>('../../../CODEOWNER?', { query: '?raw', import: 'default', eager: true }),
);

const rules = codeOwners
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s+/) as [folder: string, owner: string]);

/** The path inside the repository of a file that Storybook names from its own folder. */
export function inRepository(fileName: string): string {
  return new URL(fileName, 'file:///apps/storybook/').pathname.slice(1);
}

/** The team that owns a file, by CODEOWNERS: the last folder that holds it. `file` is a path inside the repository. */
export function ownerOf(file: string): string {
  const rule = rules.findLast(([folder]) => `/${file}`.startsWith(folder));
  return rule?.[1].replace(/^@.*\//, '') ?? 'founders';
}
