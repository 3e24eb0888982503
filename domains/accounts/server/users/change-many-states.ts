import { type accountsApi, accountsRefusals } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { whoHasOpenWork } from './open-work.ts'
import { endAccess, saveState } from './save-state.ts'
import { holdSeats, seatsFullFor, seatsMessage } from './seats.ts'
import { sortOut } from './sort-out-users.ts'
import { isSuperAdminLeft } from './super-admins.ts'

/** As many sign in again as there are seats for, in the order given. */
export const enableUsers: Handler<typeof accountsApi.enableUsers> = async (context) => {
  const { rows, refused } = await sortOut(context, 'disabled')
  const seats = rows.length > 0 ? await holdSeats(context.tx) : null
  const taken: Role[] = []
  for (const row of rows) {
    const full = seats && seatsFullFor(seats, [...taken, row.role])
    if (full) {
      const message = seatsMessage(full, context.language)
      refused.push({ id: row.id, title: row.name, code: 'seats_full', message })
      continue
    }
    taken.push(row.role)
    saveState(context.tx, row, 'enabled', context.caller.userId)
  }
  return { done: taken.length, refused }
}

/** The sessions of all of them end with the commit. Whoever has open work stays: it is handed over one by one. */
export const disableUsers: Handler<typeof accountsApi.disableUsers> = async (context) => {
  const { rows: wanted, refused } = await sortOut(context, 'enabled')
  const busy = await whoHasOpenWork(
    context.tx,
    wanted.map(({ id }) => id),
  )
  const highest = wanted.flatMap(({ id, role }) => (role === 'SuperAdmin' ? [id] : []))
  const isOneLeft = highest.length === 0 || (await isSuperAdminLeft(context.tx, highest))
  const rows = wanted.filter(({ id, name, role }) => {
    const isLast = role === 'SuperAdmin' && !isOneLeft
    const code = busy.has(id) ? 'has_open_work' : isLast ? 'last_super_admin' : null
    if (code) refused.push({ id, title: name, code, message: accountsRefusals[context.language][code] })
    return code === null
  })
  await endAccess(
    context.tx,
    rows.map(({ id }) => id),
  )
  for (const row of rows) saveState(context.tx, row, 'disabled', context.caller.userId)
  return { done: rows.length, refused }
}
