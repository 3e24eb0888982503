import { hash } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes and one lane (OWASP ASVS 5.0, appendix B.2). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}

let decoy: Promise<string> | null = null

/** A hash no password is meant to match, to spend the same time on names nobody has. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID())
  return decoy
}
