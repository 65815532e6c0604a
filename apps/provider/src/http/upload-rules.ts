const megabyte = 1024 * 1024;

/** The largest file that a form may carry, in bytes; exactly as many are allowed. */
export const largestUpload = 5 * megabyte;

/** What the sender of a larger one reads. */
export const uploadTooLarge = 'File size is too large, max size is 5 MB';
