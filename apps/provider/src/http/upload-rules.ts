const megabyte = 1024 * 1024;

/** The largest file that a form may carry, in bytes; exactly as many are allowed (decision 69). */
export const largestUpload = 5 * megabyte;

/** What the sender of a larger one reads (A5). */
export const uploadTooLarge = 'File size is too large, max size is 5 MB';
