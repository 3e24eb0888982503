import { canBeChosen } from '@bole/accounts/server'
import { settingSchema } from '@bole/automation/contract'
import { loopWith, type Setting } from '@bole/automation/model'
import { faultInTemplate } from '@bole/notifications/model'
import { byRule } from '@bole/pipeline/server'
import { type Caller, may, type Transaction } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { foldersToFill } from '@bole/talent-pool/server'
import { sql } from 'kysely'
import { automation, findActive } from './rule-store.ts'

type Fault =
  | 'setting_unreadable'
  | 'unknown_position'
  | 'unknown_label'
  | 'unknown_person'
  | 'unknown_folder'
  | 'cannot_send'
  | 'unknown_variable'

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
    if (one.do === 'approve') return one.by
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
  await checkFolder(context, setting)
  checkMessage(context, setting)
  return setting
}

async function checkLabel(
  { tx, caller, refuse }: Checking<'unknown_label'>,
  setting: Setting,
): Promise<void> {
  const label = setting.actions.find((one) => one.do === 'label')
  if (label && (await byRule.whyLabelNotGiven(tx, caller, label.id))) throw refuse('unknown_label')
}

async function checkFolder(
  { tx, caller, refuse }: Checking<'unknown_folder'>,
  setting: Setting,
): Promise<void> {
  const pool = setting.actions.find((one) => one.do === 'pool')
  if (!pool) return
  const folders = await foldersToFill(tx, caller)
  if (!folders.some(({ id }) => id === pool.id)) throw refuse('unknown_folder')
}

/** What a rule writes to candidates is held to the same as what a person writes. */
function checkMessage(
  { caller, refuse }: Checking<'cannot_send' | 'unknown_variable'>,
  setting: Setting,
): void {
  const message = setting.actions.find((one) => one.do === 'message')
  if (!message) return
  if (!may(caller, 'notifications.send')) throw refuse('cannot_send')
  const fault = faultInTemplate('message', message)
  if (fault) throw refuse('unknown_variable', { values: { name: fault.name } })
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
