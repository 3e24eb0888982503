import { seesEveryOrganisation } from '@bole/accounts/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { presentOrganisation } from './present-status.ts'
import { organisationNumbers, organisationTotal } from './status-store.ts'

/** More organisations than these are counted and not listed. */
const organisationsAtMost = 200

/** The numbers of all organisations for operators, of the own one for whoever belongs to a company. */
export async function organisationsSeenBy({ scopes, organisationId }: Caller, tx: Transaction) {
  if (!seesEveryOrganisation(scopes.accounts.kind)) {
    const [own] = await tx.load(organisationNumbers(1, organisationId))
    return { total: own.length, list: own.map(presentOrganisation) }
  }
  const [all, [counted]] = await tx.load(organisationNumbers(organisationsAtMost, null), organisationTotal())
  return { total: counted?.total ?? all.length, list: all.map(presentOrganisation) }
}
