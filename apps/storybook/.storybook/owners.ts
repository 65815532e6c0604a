const [codeOwners = ''] = Object.values(
  import.meta.glob<string>('../../../CODEOWNER?', { query: '?raw', import: 'default', eager: true }),
);

const rules = codeOwners
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(/\s+/) as [folder: string, owner: string]);

/** The team that owns a file, by CODEOWNERS: the last folder that holds it. `file` is a path inside the repository. */
export function ownerOf(file: string): string {
  const rule = rules.findLast(([folder]) => `/${file}`.startsWith(folder));
  return rule?.[1].replace(/^@.*\//, '') ?? 'founders';
}
