import { canBeChosen } from '@bole/accounts/server'
import { settingSchema } from '@bole/automation/contract'
import { loopWith, type Setting } from '@bole/automation/model'
import { byRule } from '@bole/pipeline/server'
import type { Caller, Transaction } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { sql } from 'kysely'
import { automation, findActive } from './rule-store.ts'

type Fault = 'setting_unreadable' | 'unknown_position' | 'unknown_label' | 'unknown_person'

interface Checking<Code extends string> {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: Code, details?: { readonly values: Readonly<Record<string, string>> }) => Error
}

/** What a rule is to say, out of its JSON: all it names is there, and within the reach of whoever answers for it. */
export async function checkSetting(context: Checking<Fault>, text: string): Promise<Setting> {
  const { tx, refuse } = context
  const read = settingSchema.safeParse(jsonIn(text))
  if (!read.success) throw refuse('setting_unreadable')
  const setting: Setting = read.data
  const of = (name: 'position' | 'label' | 'without_label') =>
    setting.conditions.flatMap((one) => (one.if === name ? one.any : []))
  const people = setting.actions.flatMap((one) => {
    if (one.do === 'owner') return one.id
    return one.do === 'notice' && one.to !== null ? one.to : []
  })
  const [positions, tags, users] = await tx.load(
    automation
      .selectFrom('positions')
      .select('positions.id')
      .where('positions.id', '=', sql<number>`any(${of('position')}::bigint[])`)
      .where('positions.is_deleted', '=', false)
      .where(positionsWithinScope(context.caller)),
    automation
      .selectFrom('tags')
      .select('id')
      .where('id', '=', sql<number>`any(${[...of('label'), ...of('without_label')]}::bigint[])`)
      .where('is_deleted', '=', false),
    automation
      .selectFrom('users')
      .select('id')
      .where('id', '=', sql<number>`any(${people}::bigint[])`)
      .where(canBeChosen),
  )
  if (positions.length < new Set(of('position')).size) throw refuse('unknown_position')
  if (tags.length < new Set([...of('label'), ...of('without_label')]).size) throw refuse('unknown_label')
  if (users.length < new Set(people).size) throw refuse('unknown_person')
  await checkLabel(context, setting)
  return setting
}

async function checkLabel(
  { tx, caller, refuse }: Checking<'unknown_label'>,
  setting: Setting,
): Promise<void> {
  const label = setting.actions.find((one) => one.do === 'label')
  if (label && (await byRule.whyLabelNotGiven(tx, caller, label.id))) throw refuse('unknown_label')
}

/** Refuses what would go round with the rules that are on; `id` 0 is a new one. */
export async function checkLoop(
  { tx, refuse }: Checking<'loop'>,
  rule: { readonly id: number; readonly name: string; readonly origin: number; readonly setting: Setting },
): Promise<void> {
  const others = await findActive(tx, rule.origin)
  const round = loopWith(rule, others)
  if (!round) return
  const nameOf = new Map([...others, rule].map(({ id, name }) => [id, name]))
  throw refuse('loop', { values: { names: round.map((id) => `“${nameOf.get(id) ?? ''}”`).join(' → ') } })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
