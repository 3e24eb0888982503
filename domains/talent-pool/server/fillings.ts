import { ownOrganisation } from '@bole/accounts/server'
import { keepingInPool } from '@bole/pipeline/server'
import { Failure } from '@bole/platform/server'
import { type Provided, provide } from '@bole/platform/slots'
import { fillHeldConsents, fillHeldMembers, fillMerging } from './held-members.ts'
import { keep } from './keep.ts'
import { fillPoolWork } from './pool-work.ts'
import { fullNotice, membersNow } from './take-places.ts'

/** Whoever is turned down is kept with the decision, or neither happens. */
const fillKeeping = provide(keepingInPool, async (tx, caller, keeping, language) => {
  const kept = await keep(tx, caller, keeping)
  if (kept.fault === 'not_your_folder') throw new Failure('not_permitted')
  return kept.fault === 'pool_full' ? fullNotice(kept.places, language) : null
})

/** What domains below need of the pool. */
export const talentPoolFillings: readonly Provided[] = [
  fillHeldMembers,
  fillHeldConsents,
  fillMerging,
  provide(ownOrganisation.talentCount, membersNow),
  fillKeeping,
  fillPoolWork,
]
