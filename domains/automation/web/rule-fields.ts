import type { Action, Condition, DateName, Setting, Trigger } from '@bole/automation/model'
import type { sources } from '@bole/pipeline/model'

/** A rule as a form holds it: every trigger, condition and action there is, with what is not chosen left empty. */
export interface RuleFields {
  readonly when: Trigger['when']
  readonly at: string
  readonly days: number | null
  readonly sources: readonly sources.Source[]
  readonly date: DateName
  readonly source: readonly sources.Source[]
  readonly position: readonly number[]
  readonly label: readonly number[]
  readonly without_label: readonly number[]
  readonly without_owner: boolean
  readonly move: number | null
  readonly add_label: number | null
  readonly owner: number | null
  /** A colleague; 0 is the owner of the application. */
  readonly notice: number | null
  readonly text: string
}

export const emptyRule: RuleFields = {
  when: 'enters',
  at: '1',
  days: 3,
  sources: [],
  date: 'interview',
  source: [],
  position: [],
  label: [],
  without_label: [],
  without_owner: false,
  move: null,
  add_label: null,
  owner: null,
  notice: null,
  text: '',
}

const ownerOfIt = 0

/** What the form says, as a rule says it. */
export function settingOf(fields: RuleFields): Setting {
  return { trigger: triggerOf(fields), conditions: conditionsOf(fields), actions: actionsIn(fields) }
}

function triggerOf({ when, at, days, sources, date }: RuleFields): Trigger {
  switch (when) {
    case 'enters':
      return { when, at }
    case 'stays':
      return { when, at, days: days ?? 0 }
    case 'arrives':
      return { when, sources }
    case 'date':
      return { when, date, days: days ?? 0 }
  }
}

function conditionsOf(fields: RuleFields): readonly Condition[] {
  const { source } = fields
  const byId = (['position', 'label', 'without_label'] as const).flatMap((name): Condition[] =>
    fields[name].length > 0 ? [{ if: name, any: fields[name] }] : [],
  )
  return [
    ...(source.length > 0 ? [{ if: 'source' as const, any: source }] : []),
    ...byId,
    ...(fields.without_owner ? [{ if: 'without_owner' as const }] : []),
  ]
}

function actionsIn({ move, add_label, owner, notice, text }: RuleFields): readonly Action[] {
  const isChosen = (value: number | null | undefined): value is number => typeof value === 'number'
  return [
    ...(isChosen(move) ? [{ do: 'move' as const, stage: move }] : []),
    ...(isChosen(add_label) ? [{ do: 'label' as const, id: add_label }] : []),
    ...(isChosen(owner) ? [{ do: 'owner' as const, id: owner }] : []),
    ...(isChosen(notice)
      ? [{ do: 'notice' as const, to: notice === ownerOfIt ? null : notice, text: text ?? '' }]
      : []),
  ]
}

/** What a rule says, as the form holds it. */
export function fieldsOfRule({ trigger, conditions, actions }: Setting): RuleFields {
  return Object.assign(
    {},
    emptyRule,
    fieldsOfTrigger(trigger),
    ...conditions.map(fieldsOfCondition),
    ...actions.map(fieldsOfAction),
  )
}

function fieldsOfTrigger({ when, ...given }: Trigger): Partial<RuleFields> {
  return { when, ...given }
}

function fieldsOfCondition(condition: Condition): Partial<RuleFields> {
  return condition.if === 'without_owner' ? { without_owner: true } : { [condition.if]: condition.any }
}

function fieldsOfAction(action: Action): Partial<RuleFields> {
  switch (action.do) {
    case 'move':
      return { move: action.stage }
    case 'label':
      return { add_label: action.id }
    case 'owner':
      return { owner: action.id }
    case 'notice':
      return { notice: action.to ?? ownerOfIt, text: action.text }
  }
}

/** What a rule's row says, out of its JSON. */
export function settingIn({ setting }: { readonly setting: string }): Setting {
  return JSON.parse(setting)
}
