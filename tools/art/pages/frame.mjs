/** The size of a picture that stands on a page of a book, and of the maps. */
export const [width, height] = [480, 360];
