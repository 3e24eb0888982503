import { receiveApplication } from '@bole/pipeline/server'
import type { Caller, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { appliedTo } from './distribution-store.ts'
import { pool } from './folder-store.ts'
import type { Answered } from './settle-asked.ts'

interface Bringing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

/** Brings people who were taken over for a position into its process; who is there already, or finds it closed, stays as they were. */
export async function bringToPositions({ tx, caller, now }: Bringing, answered: readonly Answered[]) {
  const coming = answered.flatMap(({ state, asked: { position_id } }) =>
    state === 'accepted' && position_id !== null ? position_id : [],
  )
  if (coming.length === 0) return { answered, refused: [] }
  const [open, there] = await tx.load(
    pool
      .selectFrom('positions')
      .select('positions.id')
      .where('positions.id', '=', sql<number>`any(${coming}::bigint[])`)
      .where('positions.state', '=', 'open')
      .where('positions.is_deleted', '=', false),
    appliedTo(
      coming,
      answered.map(({ member }) => member.candidate_id),
    ),
  )
  const done: Answered[] = []
  const refused: {
    readonly member: Answered['member']
    readonly code: 'position_closed' | 'already_applied'
  }[] = []
  for (const one of answered) {
    const { member, asked, state } = one
    if (state !== 'accepted' || asked.position_id === null) {
      done.push(one)
      continue
    }
    const isThere = there.some(
      (row) => row.position_id === asked.position_id && row.candidate_id === member.candidate_id,
    )
    const isOpen = open.some(({ id }) => id === asked.position_id)
    const arrival = {
      candidateId: member.candidate_id,
      positionId: asked.position_id,
      source: 'talent_pool',
      actor: 'user',
      userId: caller.userId,
      at: now,
    } as const
    const applicationId = isThere || !isOpen ? null : await receiveApplication(tx, arrival)
    if (applicationId === null)
      refused.push({ member, code: isThere ? 'already_applied' : 'position_closed' })
    else done.push({ ...one, applicationId })
  }
  return { answered: done, refused }
}
