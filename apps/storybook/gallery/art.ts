/** Pictures of the pack by their path, as the art kit's manifest lists them. */
export type Art = Readonly<Record<string, { width: number; height: number; bytes: number }>>;

/** Storybook serves the pack's art where the provider does. */
export const served = (path: string) => `/content/${path}`;

/** A loader of a story: the manifest of all pictures. */
export async function loadArt(): Promise<{ art: Art }> {
  const answer = await fetch(served('art/manifest.json'));
  return { art: (await answer.json()) as Art };
}

/** The pictures of a folder, each with its short name. */
export function inFolder(art: Art, folder: string) {
  return Object.entries(art)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, size]) => ({ path, ...size, name: path.slice(folder.length + 1).replace('.svg', '') }));
}
