import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { defineSlot, providedFor } from '../slots/index.ts'

/** A new secret of 256 bits, as a cookie or a link carries it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The installation's key of 32 bytes, for what has to be read again and must not lie open; provided by the composition. */
export const sealingKey = defineSlot<Uint8Array>('platform.sealingKey')

/**
 * A sign of a secret that few others could be, such as the number of a paper: equal for equal secrets of one place, and nothing to be
 * guessed without the installation's key.
 */
export function keyedDigestOf(secret: string, place: string): Buffer {
  return createHmac('sha256', providedFor(sealingKey)).update(`${place}\n${secret}`).digest()
}

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/**
 * A secret as it is kept in a row: encrypted, and bound to the place that it belongs to, such as `mail_servers 7`, so that it cannot be
 * read from another row.
 */
export function seal(secret: string, place: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, providedFor(sealingKey), nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(place))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** A sealed secret; null where it was sealed with another key or for another place. */
export function unseal(sealed: Uint8Array, place: string): string | null {
  const bytes = Buffer.from(sealed)
  const [nonce, hidden] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes + tagBytes)]
  try {
    const decipher = createDecipheriv(algorithm, providedFor(sealingKey), nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
