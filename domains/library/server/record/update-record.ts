import type { libraryApi } from '@bole/library/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { requireSeen } from './behind.ts'

/** For how long an application stays taken up where nobody lets it go, in minutes. */
const keptMinutes = 30

/** Who works on some application now. */
export function locksNow(now: Date) {
  return library
    .selectFrom('record_locks')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'record_locks.user_id'))
    .select(['record_locks.application_id', 'record_locks.user_id', 'users.name'])
    .where('record_locks.until', '>', now)
}

export const updateRecord: Handler<typeof libraryApi.updateRecord> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const { id } = await requireSeen(tx, caller, body.post_id)
  const [, [held]] = await tx.load(
    tx.hold(`record ${id}`),
    locksNow(now).where('record_locks.application_id', '=', id),
  )
  const isOthers = held !== undefined && held.user_id !== caller.userId
  if (isOthers && body.is_locked) throw refuse('locked_by_other', { values: { name: held.name } })
  if (isOthers) return { operate_status: { status: 'locked', user_name: held.name } }
  const facts = { user_id: caller.userId, until: new Date(now.getTime() + keptMinutes * 60_000) }
  tx.save(
    body.is_locked
      ? library
          .insertInto('record_locks')
          .values({ organisation_id: tx.organisationId, application_id: id, ...facts })
          .onConflict((same) => same.columns(['organisation_id', 'application_id']).doUpdateSet(facts))
      : library.deleteFrom('record_locks').where('application_id', '=', id),
  )
  tx.announce('record_lock', id)
  return {
    operate_status: body.is_locked
      ? { status: 'mine', user_name: caller.name }
      : { status: 'free', user_name: '' },
  }
}
