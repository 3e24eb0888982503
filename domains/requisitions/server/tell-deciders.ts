import { sees } from '@bole/accounts/model'
import { colleagues } from '@bole/accounts/server'
import { ways } from '@bole/inbox/model'
import { openNotices, settle, tell } from '@bole/inbox/server'
import type { Caller, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { requisitions } from './requisition-store.ts'

interface Asked {
  readonly id: number
  readonly origin: number
  readonly title: string
  readonly department_id: number | null
  readonly head_count: number
}

/** Whoever may decide about a requisition, and sees it, hears that it was asked for; whoever asked does not. */
export async function tellDeciders(tx: Transaction, caller: Caller, asked: Asked): Promise<void> {
  const [[department], people] = await tx.load(
    requisitions
      .selectFrom('departments')
      .select('path')
      .where('id', '=', sql<number>`${asked.department_id}::bigint`),
    colleagues(null),
  )
  const record = { owner_id: caller.userId, people: [], department_path: department?.path ?? [] }
  const deciders = people.filter(
    (person) => person.id !== caller.userId && sees(person, record, 'requisitions.approve', 'positions'),
  )
  tell(
    tx,
    deciders.map(({ id }) => ({
      userId: id,
      kind: 'requisition_asked' as const,
      facts: { by: caller.name, title: asked.title, count: asked.head_count },
      link: ways.requisition(asked.origin, asked.id),
      about: [asked.id],
    })),
  )
}

/** Nobody is called to a requisition any more that was decided or withdrawn. */
export async function settleDeciders(tx: Transaction, id: number): Promise<void> {
  const [open] = await tx.load(openNotices('requisition', [id]))
  settle(tx, open)
}
