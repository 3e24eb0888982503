/** Letters and digits that nobody mistakes for one another when they read a code aloud or from paper. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of as many letters as there are bytes; random bytes make one that cannot be guessed. */
export function codeFrom(bytes: Uint8Array): string {
  return [...bytes].map((byte) => letters[byte % letters.length]).join('')
}

/** A code as it is kept, of what an address or a person says: capitals, without spaces. Null where it is none. */
export function codeIn(said: string): string | null {
  const code = said.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z0-9]{2,20}$/.test(code) ? code : null
}
