/** The picture of the badge of a sub-trail or world. */
export function badgePicture(place: string): string {
  return `art/badges/${place}.svg`;
}
