import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as a cookie or a link carries it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
