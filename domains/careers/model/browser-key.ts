/** As many different characters as a random key of 128 bits has but once in a hundred million times, a UUID included. */
const fewestCharacters = 8

/**
 * Whether a key may be one that a browser made at random: 128 bits as base64url or a UUID at least. How random a text is nobody can
 * tell; what is short or repeats itself surely is not.
 */
export function isRandomKey(key: string): boolean {
  return /^[\w-]{22,86}$/.test(key) && new Set(key).size >= fewestCharacters
}
