import type { Happening } from './actions-of.ts'
import { isAt, type Place, type Rule } from './setting.ts'

const dayLong = 86_400_000

/** Where an application went, and when. */
export interface Passage {
  readonly id: number
  readonly applicationId: number
  readonly at: Date
  readonly to: Place
  readonly from: Place | null
}

/** A date that was agreed on in a stage, and since when and how long it stood there. */
export interface Appointed {
  readonly recordId: number
  readonly applicationId: number
  /** The moment, or the beginning of the day. */
  readonly date: Date
  readonly openedAt: Date
  readonly closedAt: Date | null
  readonly place: Place
}

interface Between {
  readonly since: Date
  readonly now: Date
}

/** The moments, after `since`, at which applications had stood for a rule's days where it watches them; passages by application, oldest first. */
export function staysOver(
  rule: Rule,
  passages: readonly Passage[],
  { since, now }: Between,
): readonly Happening[] {
  const { trigger } = rule.setting
  if (trigger.when !== 'stays') return []
  const byApplication = Map.groupBy(passages, ({ applicationId }) => applicationId)
  return [...byApplication.values()].flatMap((own) =>
    own.flatMap((passage, place): Happening[] => {
      const { at: entered, to, from } = passage
      if (!isAt(trigger.at, to) || (from && isAt(trigger.at, from))) return []
      const left = own.slice(place + 1).find((later) => !isAt(trigger.at, later.to))?.at ?? null
      const at = new Date(entered.getTime() + trigger.days * dayLong)
      if (at > now || at < since || (left && left <= at)) return []
      return [timeCome(rule, passage.applicationId, `stays ${passage.id}`, at, to)]
    }),
  )
}

/** The moments, after `since`, at which dates had come as near as a rule says, while they still stood. */
export function datesNear(
  rule: Rule,
  appointed: readonly Appointed[],
  { since, now }: Between,
): readonly Happening[] {
  const { trigger } = rule.setting
  if (trigger.when !== 'date') return []
  return appointed.flatMap((one): Happening[] => {
    const near = new Date(one.date.getTime() - trigger.days * dayLong)
    const at = near < one.openedAt ? one.openedAt : near
    if (at > now || at < since || at > one.date || (one.closedAt && one.closedAt <= at)) return []
    return [
      timeCome(rule, one.applicationId, `date ${one.recordId} ${one.date.toISOString()}`, at, one.place),
    ]
  })
}

const timeCome = ({ id }: Rule, applicationId: number, key: string, at: Date, to: Place): Happening => {
  return { key, applicationId, at, to, from: to, ruleId: id, by: 'system', chain: [] }
}
