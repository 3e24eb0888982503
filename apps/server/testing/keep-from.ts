import type { FieldGroup, Role } from '@bole/accounts/model'
import type { World } from './world.ts'

/** Keeps groups of fields from everybody of a role; before they are first seen, as sessions are remembered. */
export async function keepFrom(
  world: World,
  organisationId: number,
  role: Role,
  groups: readonly FieldGroup[],
): Promise<void> {
  await world.rows(
    `insert into roles (organisation_id, based_on, hides) values ($1, $2, $3)
     on conflict (organisation_id, based_on) where name is null do update set hides = excluded.hides`,
    organisationId,
    role,
    groups,
  )
}
