import type { Action, Condition, DateName, FeedbackAction, Setting, Trigger } from '@bole/automation/model'
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
  readonly approve: readonly number[]
  readonly add_label: number | null
  readonly owner: number | null
  readonly feedback: FeedbackAction | null
  readonly feedback_text: string
  readonly message: boolean
  readonly subject: string
  readonly body: string
  /** A colleague; 0 is the owner of the application. */
  readonly notice: number | null
  readonly text: string
  readonly pool: number | null
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
  approve: [],
  add_label: null,
  owner: null,
  feedback: null,
  feedback_text: '',
  message: false,
  subject: '',
  body: '',
  notice: null,
  text: '',
  pool: null,
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

function actionsIn(fields: RuleFields): readonly Action[] {
  const { move, approve, add_label, owner, feedback, message, notice, pool } = fields
  const { feedback_text, subject, body, text } = fields
  return [
    isChosen(move) && ({ do: 'move', stage: move } as const),
    approve.length > 0 && ({ do: 'approve', by: approve } as const),
    isChosen(add_label) && ({ do: 'label', id: add_label } as const),
    isChosen(owner) && ({ do: 'owner', id: owner } as const),
    feedback && ({ do: 'feedback', action: feedback, text: feedback_text ?? '' } as const),
    message && ({ do: 'message', subject: subject ?? '', body: body ?? '' } as const),
    isChosen(pool) && ({ do: 'pool', id: pool } as const),
    isChosen(notice) &&
      ({ do: 'notice', to: notice === ownerOfIt ? null : notice, text: text ?? '' } as const),
  ].filter((one) => one !== false && one !== null)
}

// A field that is not shown is not there, whatever its type says.
const isChosen = (value: number | null | undefined): value is number => typeof value === 'number'

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
    case 'approve':
      return { approve: action.by }
    case 'feedback':
      return { feedback: action.action, feedback_text: action.text }
    case 'message':
      return { message: true, subject: action.subject, body: action.body }
    case 'pool':
      return { pool: action.id }
    case 'notice':
      return { notice: action.to ?? ownerOfIt, text: action.text }
  }
}

/** What a rule's row says, out of its JSON. */
export function settingIn({ setting }: { readonly setting: string }): Setting {
  return JSON.parse(setting)
}
