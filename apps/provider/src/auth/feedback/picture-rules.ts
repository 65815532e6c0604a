/** What is taken as a picture, and what is kept of it. */
export const pictureRules = {
  /** By their first bytes, as `file-type` names them. */
  formats: ['jpg', 'png'],
  /** Width times height of the file. */
  mostPixels: 40_000_000,
  /** Longest side of what is kept, in pixels: a screenshot stays readable. */
  keptSide: 2048,
  /** Of the JPEG that is kept, 1-100. */
  quality: 82,
  /** Drawing one takes at most so long. */
  patienceSeconds: 10,
} as const;

/** What the sender of another kind of file reads. */
export const wrongFormat = 'Invalid file format, only accept .jpg .jpeg .png';
export const tooManyPixels = 'The picture is too large, at most 40 million pixels are accepted';
