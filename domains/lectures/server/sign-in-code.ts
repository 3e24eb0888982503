import { createHmac, randomUUID } from 'node:crypto'
import { secrets } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'

/** The secret in the code of a lecture, from the seed in its row: known again whenever the code is printed (decision 69). */
export function codeOfSeed(seed: string): string {
  return createHmac('sha256', providedFor(secrets.sealingKey)).update(`lecture ${seed}`).digest('base64url')
}

/** What a new lecture keeps of its code. */
export function newCode() {
  const code_seed = randomUUID()
  return { code_seed, code_digest: secrets.digestOf(codeOfSeed(code_seed)) }
}

/** Where people sign in, below the origin. */
export const signInPath = (seed: string): string => `/careers/lecture/${codeOfSeed(seed)}`
