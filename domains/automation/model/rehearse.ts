import { actionsOf, type Facts, type Happening, type Verdict } from './actions-of.ts'
import type { Rule } from './setting.ts'

/** What rules would have done about one happening. */
export interface Rehearsed extends Verdict {
  readonly applicationId: number
  readonly key: string
  readonly at: Date
}

/** Plays what happened, in its order: by the same function as is done, remembering who was acted on. */
export function rehearse(
  rules: readonly Rule[],
  happenings: readonly Happening[],
  factsOf: (applicationId: number) => Omit<Facts, 'actedBefore' | 'isDecidedSince'> | undefined,
): readonly Rehearsed[] {
  const acted = new Map<number, Set<number>>()
  const inOrder = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return inOrder.flatMap((happening) => {
    const { applicationId, key, at } = happening
    const facts = factsOf(applicationId)
    if (!facts) return []
    const actedBefore = acted.get(applicationId) ?? new Set()
    const verdicts = actionsOf(rules, happening, { ...facts, actedBefore, isDecidedSince: false })
    acted.set(
      applicationId,
      new Set([
        ...actedBefore,
        ...verdicts.flatMap(({ ruleId, outcome }) => (outcome === 'act' ? ruleId : [])),
      ]),
    )
    return verdicts.map((verdict) => ({ ...verdict, applicationId, key, at }))
  })
}
