import { ownOrganisation } from '@bole/accounts/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { pool } from './folder-store.ts'
import { loadPlaces } from './take-places.ts'

/** The service that the pool is (specification, section 1). */
const poolService = 2

/** The caller's own organisation: nobody of another one is seen from here. */
export const listOrganisations: Handler<typeof talentPoolApi.listOrganisations> = async ({ tx }) => {
  const [[own], departments] = await tx.load(
    ownOrganisation.ownOrganisation(tx),
    pool.selectFrom('departments').select(['departments.id', 'departments.name']).orderBy('departments.path'),
  )
  if (!own) throw notFound()
  const { canUse } = await loadPlaces(tx)
  const serviceList = [{ serviceId: poolService, quantity: canUse }]
  return { list: [{ id: own.id, name: own.name, serviceList, departments }] }
}
