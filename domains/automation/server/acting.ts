import { readerOf } from '@bole/accounts/server'
import type { Action, Happening } from '@bole/automation/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { byRule, telling } from '@bole/pipeline/server'
import { may, type Transaction } from '@bole/platform/server'
import { poolByRule } from '@bole/talent-pool/server'
import { type ActiveRule, automation } from './rule-store.ts'
import type { Acted, PausedBecause } from './tables.ts'

/** Whom an action is about, as people read it. */
export interface About {
  readonly name: string
  readonly title: string
  readonly ownerId: number | null
}

/** The rule with whoever answers for it; null where they left, or may move nobody any more. */
export async function actingRule(
  tx: Transaction,
  { id, name, version, author_id }: ActiveRule,
  chain: readonly number[],
  now: Date,
): Promise<byRule.ActingRule | null> {
  const [[user]] = await tx.load(automation.selectFrom('users').select('role').where('id', '=', author_id))
  const reader = await readerOf(tx, author_id)
  if (!reader || !user || !may(reader, 'pipeline.move')) return null
  return { id, name, version, now, chain: [...chain, id], author: { ...reader, role: user.role } }
}

/** Does the actions of a rule one by one, through the pipeline’s own rules, and says what became of each. */
export async function act(
  tx: Transaction,
  rule: byRule.ActingRule,
  actions: readonly Action[],
  happening: Happening,
  about: About,
): Promise<readonly Acted[]> {
  const acted: Acted[] = []
  for (const action of actions)
    acted.push({ action, result: await resultOf(tx, rule, action, happening, about) })
  return acted
}

async function resultOf(
  tx: Transaction,
  rule: byRule.ActingRule,
  action: Action,
  { applicationId, to: from }: Happening,
  about: About,
): Promise<string> {
  switch (action.do) {
    case 'move':
      return byRule.moveByRule(tx, { applicationId, stage: action.stage, from }, rule)
    case 'approve':
      return byRule.approveByRule(tx, { applicationId, approverIds: action.by, from }, rule)
    case 'feedback':
      return byRule.feedbackByRule(
        tx,
        { applicationId, action: action.action, text: action.text, from },
        rule,
      )
    case 'message':
      return byRule.messageByRule(tx, { applicationId, words: action }, rule)
    case 'pool':
      return poolByRule(tx, { applicationId, folderId: action.id }, rule)
    case 'label':
      return byRule.labelByRule(tx, { applicationId, tagId: action.id }, rule)
    case 'owner':
      return byRule.ownByRule(tx, { applicationId, ownerId: action.id }, rule)
    case 'notice':
      return notify(tx, rule, action, applicationId, about)
  }
}

/** Tells a colleague who may see the application. */
async function notify(
  tx: Transaction,
  rule: byRule.ActingRule,
  { to, text }: Extract<Action, { do: 'notice' }>,
  applicationId: number,
  { name, title, ownerId }: About,
): Promise<string> {
  const userId = to ?? ownerId
  if (userId === null) return 'no_owner'
  const reader = await readerOf(tx, userId)
  if (!reader) return to === null ? 'no_owner' : 'person_gone'
  const [[seen], [byAuthor]] = await tx.load(
    telling.applicationsSeenBy(reader).where('applications.id', '=', applicationId),
    telling.applicationsSeenBy(rule.author).where('applications.id', '=', applicationId),
  )
  if (!byAuthor) return 'not_found'
  if (!seen) return 'cannot_see'
  tell(tx, [
    {
      userId,
      kind: 'rule_notice',
      facts: { rule: rule.name, name, position: title, text },
      link: ways.candidate(applicationId),
      about: [applicationId],
    },
  ])
  return 'done'
}

const pauses: Readonly<Record<string, PausedBecause>> = {
  tag_gone: 'label',
  tag_retired: 'label',
  tag_of_others: 'label',
  owner_gone: 'person',
  person_gone: 'person',
  folder_gone: 'folder',
  not_your_folder: 'folder',
  cannot_send: 'author',
}

/** Why a rule has to stop after what became of its actions: it names what is there no more; null where it goes on. */
export function pauseAfter(acted: readonly Acted[]): PausedBecause | null {
  return acted.map(({ result }) => pauses[result]).find((because) => because !== undefined) ?? null
}
