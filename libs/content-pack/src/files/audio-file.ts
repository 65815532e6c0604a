/** Whether the bytes begin as the ending of the path says: MP3, or AAC in an MP4 file. */
export function isAudio(path: string, bytes: Buffer): boolean {
  return path.endsWith('.mp3') ? isMp3(bytes) : bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}

/** A tag of ID3, or the sign with which every frame begins. */
function isMp3(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).toString('latin1') === 'ID3') return true;
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}
