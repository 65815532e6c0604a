/** Size of book page pictures and maps. */
export const [width, height] = [480, 360];
