import { createHash, randomBytes } from 'node:crypto'

export const sessionCookie = 'bole_session'

/** The role's name for the menu, readable by scripts for 30 days; it grants nothing (specification, section 6). */
export const authorityCookie = 'liexing-authority'

/** A new secret of 256 bits for a session's cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
