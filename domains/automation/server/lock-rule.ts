import { type Caller, may, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { automation } from './rule-store.ts'

/** Who may change a rule: whoever answers for it, and administrators. */
export const mayEdit = (caller: Caller, rule: { readonly author_id: number }) =>
  rule.author_id === caller.userId || may(caller, 'company.manage')

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'not_yours' | 'stale') => Error
}

/** All who change rules of the company wait here for each other, so that no two make a loop together. */
export async function lockRule(
  { tx, caller, refuse }: Changing,
  seen: { readonly id: number; readonly version: number },
) {
  const [, [rule]] = await tx.load(
    tx.hold('automation_rules'),
    automation.selectFrom('automation_rules').selectAll().where('id', '=', seen.id).forUpdate(),
  )
  if (!rule) throw notFound()
  if (!mayEdit(caller, rule)) throw refuse('not_yours')
  if (rule.version !== seen.version) throw refuse('stale')
  return rule
}

/** Whether another rule of the origin is called that, whatever its case. */
export async function isNameTaken(
  tx: Transaction,
  { id, name, origin }: { readonly id: number; readonly name: string; readonly origin: number },
): Promise<boolean> {
  const found = await tx.find(
    automation
      .selectFrom('automation_rules')
      .select('id')
      .where('origin', '=', origin)
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .where('id', '!=', id),
  )
  return found !== undefined
}
