import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { accountSync, tellService } from './account-sync.ts'
import { keeps } from './keeper.ts'
import { reachedUsers, userNote } from './user-store.ts'

/** The service is told what an account is now; whoever tells it twice tells the same. */
export const syncToHaitou: Handler<typeof accountsApi.syncToHaitou> = async ({
  query,
  caller,
  tx,
  refuse,
}) => {
  const user = await tx.find(reachedUsers(caller).where('users.id', '=', query.id))
  if (!user) throw notFound()
  if (!keeps(caller, user)) throw refuse('not_lower_role')
  const service = providedFor(accountSync)
  if (!service) throw refuse('no_service')
  // No connection is held while somebody else answers.
  await tx.commit()
  const { id, username, name, email, phone, job_title, role, department_name, state } = user
  const told = { id, username, name, email, phone, job_title, role, department: department_name }
  const status = await tellService(service, { ...told, is_enabled: state === 'enabled' })
  if (status === null) throw refuse('service_unreachable')
  if (status < 200 || status > 299) throw refuse('service_refused', { values: { status } })
  tx.save(userNote(tx, { userId: id, actorId: caller.userId, action: 'sync' }))
  return {}
}
