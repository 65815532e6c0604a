/** Pictures of the pack by path, from the art manifest. */
export type Art = Readonly<Record<string, { width: number; height: number; bytes: number }>>;

/** URL of the pack's art, the same as in the provider. */
export const served = (path: string) => `/content/${path}`;

/** Story loader of the art manifest. */
export async function loadArt(): Promise<{ art: Art }> {
  const answer = await fetch(served('art/manifest.json'));
  return { art: (await answer.json()) as Art };
}

/** Pictures of a folder with their short names. */
export function inFolder(art: Art, folder: string) {
  return Object.entries(art)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, size]) => ({ path, ...size, name: path.slice(folder.length + 1).replace('.svg', '') }));
}
