import {
  type Action,
  type Condition,
  isAt,
  type Place,
  type Rule,
  stageItLeadsTo,
  type Trigger,
} from './setting.ts'

/** Something that happened to an application, or a time that has come for it. */
export interface Happening {
  /** The same whenever it is looked at: a rule's version acts on it once. */
  readonly key: string
  readonly applicationId: number
  readonly at: Date
  readonly to: Place
  /** Where it stood before; null where it has just come in. */
  readonly from: Place | null
  /** The rule whose time has come; null where every rule may ask. */
  readonly ruleId: number | null
  readonly by: 'user' | 'candidate' | 'system'
  /** The rules that led here, one by another. */
  readonly chain: readonly number[]
}

/** What rules ask of an application when something happens to it. */
export interface Facts {
  readonly source: string
  readonly positionId: number
  readonly labels: readonly number[]
  readonly ownerId: number | null
  /** The rules that have acted on it before. */
  readonly actedBefore: ReadonlySet<number>
  /** A person has decided about it since it happened. */
  readonly isDecidedSince: boolean
}

/** What comes of one rule that answers to a happening. */
export interface Verdict {
  readonly ruleId: number
  readonly version: number
  /** `overruled`: a person has decided otherwise. `loop`: the rule has led to this itself. */
  readonly outcome: 'act' | 'overruled' | 'loop'
  readonly actions: readonly Action[]
}

/**
 * What rules do about a happening, in their order: the same for a rehearsal and for what is done. Where several bring an application
 * elsewhere or give it an owner, the first does.
 */
export function actionsOf(rules: readonly Rule[], happening: Happening, facts: Facts): readonly Verdict[] {
  const taken = new Set<Once>()
  return rules.flatMap((rule): Verdict[] => {
    if (!isFor(rule, happening, facts)) return []
    const outcome = outcomeOf(rule, happening, facts)
    const { id: ruleId, version } = rule
    if (outcome !== 'act') return [{ ruleId, version, outcome, actions: [] }]
    const actions = rule.setting.actions.filter((action) => {
      const once = decidedOnce(action)
      return once === null || !taken.has(once)
    })
    for (const once of actions.map(decidedOnce)) if (once) taken.add(once)
    return actions.length === 0 ? [] : [{ ruleId, version, outcome, actions }]
  })
}

/** What only the first of several rules decides about an application. */
type Once = 'stage' | 'owner'

const decidedOnce = (action: Action): Once | null => {
  if (stageItLeadsTo(action) !== null) return 'stage'
  return action.do === 'owner' ? 'owner' : null
}

function isFor(rule: Rule, happening: Happening, facts: Facts): boolean {
  if (happening.ruleId !== null && happening.ruleId !== rule.id) return false
  const { trigger, conditions } = rule.setting
  return (
    startsOn(trigger, happening, facts) &&
    (happening.ruleId !== null || (trigger.when !== 'stays' && trigger.when !== 'date')) &&
    conditions.every((condition) => holds(condition, facts))
  )
}

function startsOn(trigger: Trigger, { from, to }: Happening, facts: Facts): boolean {
  switch (trigger.when) {
    case 'enters':
      return isAt(trigger.at, to) && !(from && isAt(trigger.at, from))
    case 'arrives':
      return (
        from === null && (trigger.sources.length === 0 || trigger.sources.some((one) => one === facts.source))
      )
    case 'stays':
    case 'date':
      return true
  }
}

function holds(condition: Condition, { source, positionId, labels, ownerId }: Facts): boolean {
  switch (condition.if) {
    case 'source':
      return condition.any.some((one) => one === source)
    case 'position':
      return condition.any.includes(positionId)
    case 'label':
      return condition.any.some((id) => labels.includes(id))
    case 'without_label':
      return !condition.any.some((id) => labels.includes(id))
    case 'without_owner':
      return ownerId === null
  }
}

/** A person's decision wins: over a rule that comes late, and over one that would do again what was changed after it. */
function outcomeOf({ id }: Rule, { by, chain }: Happening, facts: Facts): Verdict['outcome'] {
  if (chain.includes(id)) return 'loop'
  if (facts.isDecidedSince) return 'overruled'
  return by !== 'system' && facts.actedBefore.has(id) ? 'overruled' : 'act'
}
