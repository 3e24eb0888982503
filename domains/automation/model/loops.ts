import { type Setting, stageIn, stageItLeadsTo } from './setting.ts'

interface Ruled {
  readonly id: number
  readonly setting: Setting
}

/** The stage a rule watches, where it watches one. */
const watched = ({ trigger }: Setting) =>
  trigger.when === 'enters' || trigger.when === 'stays' ? stageIn(trigger.at) : null

const leadsTo = ({ actions }: Setting) => actions.map(stageItLeadsTo).filter((stage) => stage !== null)

/**
 * The rules that would go round by each other once this one is on, this one first; null where there is none. Conditions are not
 * looked at: what they say today they need not say tomorrow.
 */
export function loopWith(rule: Ruled, others: readonly Ruled[]): readonly number[] | null {
  const all = [rule, ...others.filter(({ id }) => id !== rule.id)]
  const next = (from: Ruled) => {
    const stages = leadsTo(from.setting)
    return all.filter(({ setting }) => stages.some((stage) => stage === watched(setting)))
  }
  const seen = new Set<number>()
  const find = (from: Ruled, path: readonly number[]): readonly number[] | null => {
    for (const one of next(from)) {
      if (one.id === rule.id) return path
      if (seen.has(one.id)) continue
      seen.add(one.id)
      const found = find(one, [...path, one.id])
      if (found) return found
    }
    return null
  }
  return find(rule, [rule.id])
}
