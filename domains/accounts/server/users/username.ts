import type { Transaction } from '@bole/platform/server'
import { accountOfUsername } from '../account-store.ts'

/**
 * Whether somebody else signs in with this name, in whatever organisation: names are one for all. Until this is done nobody else takes
 * one.
 */
export async function isUsernameTaken(tx: Transaction, username: string, ownId = 0): Promise<boolean> {
  const [, [taken]] = await tx.load(
    tx.holdForAll(`username ${username.toLowerCase()}`),
    accountOfUsername(username),
  )
  return taken !== undefined && !(taken.user_id === ownId && taken.organisation_id === tx.organisationId)
}
