import { type Permission, seesEveryOrganisation } from '@bole/accounts/model'
import { patienceDays } from './to-do.ts'

/** What waits for somebody, each a kind that the page of one's work is narrowed to. */
export const workKinds = [
  'approval',
  'feedback',
  'interview',
  'turn',
  'answer',
  'request',
  'upload',
  'newcomer',
  'mail',
  'server',
] as const

export type WorkKind = (typeof workKinds)[number]

/** Days until the end of which one's interviews are named, today among them. */
export const daysAhead = 7

/** Days for which an upload that failed, or a newcomer whose link ran out, is named. */
export const daysRemembered = 14

interface Worker {
  readonly may: (permission: Permission) => boolean
  readonly reach: Parameters<typeof seesEveryOrganisation>[0]
}

const needs: Readonly<Record<Exclude<WorkKind, 'server'>, Permission>> = {
  approval: 'candidates.view',
  feedback: 'candidates.view',
  interview: 'candidates.view',
  turn: 'candidates.view',
  answer: 'pipeline.move',
  request: 'pipeline.move',
  upload: 'candidates.upload',
  newcomer: 'users.manage',
  mail: 'company.manage',
}

/** The kinds of work there can be for somebody, by what they may do: one page for all roles, and nobody reads of what they cannot open. */
export function kindsFor({ may, reach }: Worker): readonly WorkKind[] {
  return workKinds.filter((kind) =>
    kind === 'server' ? may('server.view') && seesEveryOrganisation(reach) : may(needs[kind]),
  )
}

interface Waiting {
  readonly since: Date
  /** The moment until which it can be done; null where there is none. */
  readonly due: Date | null
}

/** Whether something waits too long: past its moment, or longer than whoever waits is patient. */
export function isOverdue({ since, due }: Waiting, now: Date): boolean {
  if (due !== null) return due < now
  return now.getTime() - since.getTime() >= patienceDays * 86_400_000
}

/** The oldest first; what is still to come stands behind what waits already. */
export function inOrder<Item extends Waiting & { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.id - other.id)
}
