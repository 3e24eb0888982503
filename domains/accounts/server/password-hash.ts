import { Failure } from '@bole/platform/server'
import { hash, verify } from '@node-rs/argon2'
import fastq from 'fastq'

/**
 * A password takes a thread of Node's pool for some hundredths of a second by design. Two at a time leave the others of the four
 * to whoever reads or writes files, however many sign in at once.
 */
const lane = fastq.promise((work: () => Promise<void>) => work(), 2)

/** As many wait their turn for some three seconds; whoever comes then hears that the service is not available. */
const waitingAtMost = 200

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (lane.length() >= waitingAtMost) throw new Failure('unavailable')
  return new Promise((resolve, reject) => {
    void lane.push(() => work().then(resolve, reject))
  })
}

/** argon2id with 19 MiB, two passes and one lane (OWASP ASVS 5.0, appendix B.2). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))
}

/** Whether a password is the one a hash was made of. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password))
}

let decoy: Promise<string> | null = null

/** A hash no password is meant to match, to spend the same time on names nobody has. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID())
  return decoy
}
