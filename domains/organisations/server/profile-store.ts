import { notFound, prepared, type Transaction, tablesOf } from '@bole/platform/server'
import type { OrganisationsTables } from './tables.ts'

export const organisations = tablesOf<OrganisationsTables>()

// Text: a function of the database, which alone looks across organisations before it is known whose a code is.
export const companyOfName = prepared<{ id: number }>('select id from company_of_name($1)')

/** What the organisation of a transaction says of itself; no row before anybody said anything. */
export function profile() {
  return organisations.selectFrom('organisation_profiles').selectAll()
}

/** The same locked, its row made where there was none. The id is the organisation's own, or it is not found. */
export async function lockProfile(tx: Transaction, id: number) {
  if (id !== tx.organisationId) throw notFound()
  const [, [row]] = await tx.load(
    organisations
      .insertInto('organisation_profiles')
      .values({ organisation_id: tx.organisationId })
      .onConflict((conflict) => conflict.doNothing()),
    profile().where('organisation_id', '=', tx.organisationId).forUpdate(),
  )
  if (!row) throw notFound()
  return row
}

/** Saves columns of a profile at the version that was seen. */
export function profileUpdate(
  tx: Transaction,
  seen: number,
  columns: Readonly<Record<string, string | number | null>>,
) {
  return organisations
    .updateTable('organisation_profiles')
    .set({ ...columns, version: seen + 1 })
    .where('organisation_id', '=', tx.organisationId)
    .where('version', '=', seen)
}
