import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { deviceName } from './device-name.ts'
import { sessionsOf, signInsOf } from './session-store.ts'

/** Where the caller is signed in. */
export const listSessions: Handler<typeof accountsApi.listSessions> = async ({ caller, tx, now }) => {
  const [rows] = await tx.load(sessionsOf(caller.userId, now))
  return {
    list: rows.map(({ id, user_agent, address, created_at, seen_at }) => ({
      id,
      device: deviceName(user_agent),
      address,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_this: id === caller.sessionId,
    })),
  }
}

/** What was tried at the account of the caller. */
export const listSignIns: Handler<typeof accountsApi.listSignIns> = async ({ caller, query, tx }) => {
  const [rows, [count]] = await tx.load(
    signInsOf(caller.userId)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    signInsOf(caller.userId).select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map(({ id, tried_at, outcome, user_agent, address }) => ({
    id,
    tried_at: tried_at.toISOString(),
    outcome,
    device: deviceName(user_agent),
    address,
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
