const megabyte = 1024 * 1024;

/** Maximum file size of a form in bytes, inclusive. */
export const largestUpload = 5 * megabyte;

/** Message to the sender of a larger file. */
export const uploadTooLarge = 'File size is too large, max size is 5 MB';
