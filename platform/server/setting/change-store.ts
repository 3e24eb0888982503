import { isDeepStrictEqual } from 'node:util'
import type { SettingRules } from '@bole/platform/contract'
import { type Generated, sql } from 'kysely'
import type { Caller } from '../caller.ts'
import { tablesOf } from '../database.ts'
import type { Transaction } from '../transaction.ts'

type Values = Readonly<Record<string, unknown>>

/** The changes of every company setting: the platform's own, as a setting's domain only has what holds now. */
interface ChangeTables {
  setting_changes: {
    organisation_id: number
    id: Generated<number>
    setting: string
    user_id: number
    user_name: string
    before: string
    after: string
    changed_at: Date
  }
}

const tables = tablesOf<ChangeTables>()

interface Change {
  readonly rules: SettingRules
  readonly caller: Caller
  readonly now: Date
  readonly before: Values
  readonly after: Values
}

const only = (values: Values, names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name] ?? null])))

/** Records who saved a setting, and what of it changed: nothing, where only what is never shown did. */
export function recordChange(tx: Transaction, { rules, caller, now, before, after }: Change): void {
  const changed = Object.keys(rules.defaults).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  tx.save(
    tables.insertInto('setting_changes').values({
      organisation_id: tx.organisationId,
      setting: rules.entity,
      user_id: caller.userId,
      user_name: caller.name,
      before: only(before, changed),
      after: only(after, changed),
      changed_at: now,
    }),
  )
}

interface Page {
  readonly page: number
  readonly page_size: number
}

/** A page of a setting's changes, the latest first. */
export async function changesOf(tx: Transaction, rules: SettingRules, { page, page_size }: Page) {
  const changes = tables.selectFrom('setting_changes').where('setting', '=', rules.entity)
  const [found, [count]] = await tx.load(
    changes
      .select(['id', 'changed_at', 'user_name as changed_by', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    changes.select(sql<number>`count(*)`.as('total')),
  )
  const list = found.map((change) => ({ ...change, changed_at: change.changed_at.toISOString() }))
  return { data: { list }, total: Number(count?.total ?? 0) }
}
