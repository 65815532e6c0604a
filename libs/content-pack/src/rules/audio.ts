import { isAudio } from '../files/audio-file.ts';
import { problemAt, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

const megabyte = 1024 * 1024;
const largest = 16 * megabyte;

/** Every recording that a book or a page names exists, none is left over, and each is a small enough MP3 or M4A. */
export function checkAudio({ folder, books, pages }: PackFiles): Problem[] {
  const readings: readonly Located<{ readonly audio?: string | undefined }>[] = [...books, ...pages];
  const named = new Set(readings.map(({ value }) => value.audio));
  const missing = readings.flatMap((at) => {
    const { audio } = at.value;
    if (audio === undefined || folder.has(audio)) return [];
    const what = `the recording "${audio}" does not exist`;
    return [problemAt(at, ['audio'], what, 'Add the file or correct the path.')];
  });
  const recordings = [...folder].filter(([file]) => file.startsWith('audio/'));
  return [
    ...missing,
    ...recordings.flatMap(([file, bytes]) => recordingProblems(file, bytes, named.has(file))),
  ];
}

function recordingProblems(file: string, bytes: Buffer, isNamed: boolean): Problem[] {
  const report = (what: string, fix: string): Problem[] => [{ file, line: 1, what, fix }];
  if (!isNamed)
    return report('no book and no page has this recording', 'Name it in its book or page, or remove it.');
  if (!isAudio(file, bytes))
    return report('the file is not the recording that its name says', 'Save it as MP3 or M4A.');
  if (bytes.length > largest)
    return report(
      `the recording has ${bytes.length} bytes`,
      `Keep it under ${largest}: 64 kbit/s are enough for a voice.`,
    );
  return [];
}
