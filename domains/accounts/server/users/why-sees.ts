import type { accountsApi } from '@bole/accounts/contract'
import { hiddenFrom } from '@bole/accounts/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { whySees as reasonsFor, seenKinds } from '../../model/who-sees.ts'
import { type SightOf, sights } from '../slots.ts'
import { personWithin, userSight } from './sight-store.ts'

const sightOf = {
  application: () => providedFor(sights.application),
  position: () => providedFor(sights.position),
  user: () => userSight,
} as const satisfies Record<keyof typeof seenKinds, () => SightOf>

/** 404 where the caller does not see the person, or the record themselves. */
export const whySees: Handler<typeof accountsApi.whySees> = async ({ query, caller, tx }) => {
  const { user_id: userId, kind, id } = query
  if (!may(caller, seenKinds[kind].needs)) throw notFound()
  const [[person], [record]] = await tx.load(
    personWithin(caller, userId),
    sightOf[kind]()(caller, { id, userId }),
  )
  if (!person || !record) throw notFound()
  const reasons = reasonsFor(person, record, kind)
  return {
    sees: reasons.every(({ allows }) => allows),
    reasons: [...reasons],
    username: person.username,
    role_id: person.role_row,
    own_department_id: person.department_id,
    department_id: record.department_path.at(-1) ?? null,
    part: record.part,
    hides: [...hiddenFrom(person.role, person.hides, person.is_limited)],
  }
}
