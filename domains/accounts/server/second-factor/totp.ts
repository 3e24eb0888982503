import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Codes of the half minutes beside the present one count, too: phones' clocks are not ours (RFC 6238, section 5.2). */
const window = 1

const seconds = 30

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Bole', label, secret: Secret.fromBase32(secret), digits: 6, period: seconds })

/** A new secret of 160 bits, in base32 as people type it into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that a QR code carries to an authenticator app. */
export function totpAddress(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The half minute (since 1970) whose code this is, around now; null when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code.replaceAll(' ', ''), timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta
}

/** Ten recovery codes of 50 bits, `k3x9q-7mwpa`: without letters that are read for others. */
export function newRecoveryCodes(): string[] {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x'
  const half = () => [...randomBytes(5)].map((byte) => letters[byte % 32]).join('')
  return Array.from({ length: 10 }, () => `${half()}-${half()}`)
}

/** A recovery code as it is compared: however it was typed. */
export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
