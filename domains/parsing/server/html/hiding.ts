/** What of a declaration takes a text out of sight, by its property. */
const hiding: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^(?:hidden|collapse)$/,
  'content-visibility': /^hidden$/,
  opacity: /^0*(?:\.0+)?%?$/,
  'font-size': /^0*(?:\.0+)?(?:[a-z]+|%)?$/,
}

/** The properties by which a text can be taken out of sight. */
export const hidingProperties: readonly string[] = Object.keys(hiding)

/** Whether a declaration takes a text out of sight. */
export function hides(property: string, value: string): boolean {
  const bare = value.trim().toLowerCase()
  return bare !== '' && (hiding[property.toLowerCase()]?.test(bare) ?? false)
}
