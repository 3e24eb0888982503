import { type Came, sourceTold } from '@bole/careers/model'
import type { Transaction } from '@bole/platform/server'
import { type CodeOwner, codeOwner } from '@bole/referral/server'

/** Where an applicant came from, and by whose code: one that is nobody's, or of somebody who left, counts as none. */
export async function cameBy(
  tx: Transaction,
  said: string | undefined,
  now: Date,
): Promise<Came & { readonly owner: CodeOwner | null }> {
  const told = sourceTold(said)
  if (told.source !== 'referral' || told.code === null) return { ...told, owner: null }
  const owner = await codeOwner(tx, told.code, now)
  if (!owner) return { source: 'career_site', code: null, owner }
  return { source: 'referral', code: owner.ownCode, owner }
}
