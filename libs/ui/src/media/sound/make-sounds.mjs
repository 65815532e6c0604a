// Writes the sound files from their source: node libs/ui/src/media/sound/make-sounds.mjs
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./sound-waves.ts', import.meta.url).pathname);
for (const [name, bytes] of Object.entries(module.soundWaves)) {
  await writeFile(new URL(`./${name}.wav`, import.meta.url), bytes);
}
