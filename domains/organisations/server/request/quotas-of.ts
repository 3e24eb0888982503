import { ownOrganisation } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { findProvidedFor, providedFor } from '@bole/platform/slots'
import { accountQuota, messageQuota, poolQuota, skinQuota } from '../quotas.ts'
import { skinsWorn } from '../slots.ts'

type Organisation = Awaited<ReturnType<typeof ownOrganisation.organisationWithSeats>>

/** What the organisation of a transaction has and uses of each service whose uses are counted. */
export async function quotasOf(tx: Transaction, organisation: Organisation) {
  const { used, limits, has_talent_pool, talent_places, message_limit, messages_since, skin_limits } =
    organisation
  const talents = findProvidedFor(ownOrganisation.talentCount)
  const pool = has_talent_pool && talents ? await tx.find(talents) : undefined
  const messages = await tx.find(providedFor(ownOrganisation.messageCount)(messages_since))
  return [
    accountQuota(limits, used),
    ...(pool ? [poolQuota(talent_places, pool.used)] : []),
    messageQuota(message_limit, messages?.used ?? 0),
    skinQuota(skin_limits, await providedFor(skinsWorn)(tx)),
  ]
}
