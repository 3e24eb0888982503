import { ownOrganisation } from '@bole/accounts/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'
import { loadPlaces } from './take-places.ts'

/** The service that the pool is (specification, section 1). */
const poolService = 2

/** The caller's own organisation with the departments they reach: nobody of another one is seen from here. */
export const listOrganisations: Handler<typeof talentPoolApi.listOrganisations> = async ({ caller, tx }) => {
  const scope = caller.scopes.accounts
  const within = scope.kind === 'departments' ? scope.departmentIds : null
  const [[own], departments] = await tx.load(
    ownOrganisation.ownOrganisation(tx),
    pool
      .selectFrom('departments')
      .select(['departments.id', 'departments.name'])
      .where(({ eb, lit }) =>
        within
          ? eb('departments.id', '=', sql<number>`any(${within}::bigint[])`)
          : lit(scope.kind === 'organisation'),
      )
      .orderBy('departments.path'),
  )
  if (!own) throw notFound()
  const { canUse } = await loadPlaces(tx)
  const serviceList = [{ serviceId: poolService, quantity: canUse }]
  return { list: [{ id: own.id, name: own.name, serviceList, departments }] }
}
