/** How a file begins that browsers and cameras make: `null` is any byte. */
const beginnings: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...[...'RIFF'].map(codeOf), null, null, null, null, ...[...'WEBP'].map(codeOf)],
]

/** Whether a file begins as a picture does that can be made ready: JPEG, PNG or WebP. Its name says nothing. */
export function isPicture(head: Uint8Array): boolean {
  return beginnings.some((bytes) => bytes.every((byte, place) => byte === null || byte === head[place]))
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0)
}
