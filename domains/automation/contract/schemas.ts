import { actions, dates, feedbackActions, stageItLeadsTo } from '@bole/automation/model'
import { sources } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import { stages, statuses } from '@bole/processes/model'
import * as z from 'zod'

const source = z.enum(sources.all)
// A predicate, not a guard: a rule carries the number.
const stage = z.number().refine((code): boolean => stages.isStage(code))

/** A stage, or one of its statuses: `12`, `12/10/11`. */
const at = z.string().refine((code) => {
  const [stage = '', ...more] = code.split('/')
  if (!stages.isStage(Number(stage))) return false
  return (
    more.length === 0 || statuses.statuses.some((one) => code === `${one.stage}/${one.step}/${one.detail}`)
  )
})

const trigger = z.discriminatedUnion('when', [
  z.object({ when: z.literal('enters'), at }),
  z.object({ when: z.literal('stays'), at, days: z.number().int().min(1).max(90) }),
  z.object({ when: z.literal('arrives'), sources: z.array(source).max(20) }),
  z.object({ when: z.literal('date'), date: z.enum(dates), days: z.number().int().min(0).max(30) }),
])

const ids = z.array(field.id).min(1).max(50)

const condition = z.discriminatedUnion('if', [
  z.object({ if: z.literal('source'), any: z.array(source).min(1).max(20) }),
  z.object({ if: z.enum(['position', 'label', 'without_label']), any: ids }),
  z.object({ if: z.literal('without_owner') }),
])

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('move'), stage }),
  z.object({ do: z.literal('approve'), by: z.array(field.id).min(1).max(20).readonly() }),
  z.object({ do: z.literal('label'), id: field.id }),
  z.object({ do: z.literal('owner'), id: field.id }),
  z.object({
    do: z.literal('feedback'),
    action: z.enum(feedbackActions),
    text: field.freeText(field.text(1000)),
  }),
  z.object({
    do: z.literal('message'),
    subject: field.freeText(field.requiredText(200)),
    body: field.freeText(field.requiredText(6000)),
  }),
  z.object({ do: z.literal('pool'), id: field.id }),
  z.object({ do: z.literal('notice'), to: field.id.nullable(), text: field.freeText(field.text(300)) }),
])

/** What a rule says, in the JSON of `setting`; each condition and each action once, all of what is left out ignored. */
export const settingSchema = z.object({
  trigger,
  conditions: z
    .array(condition)
    .max(5)
    .refine((list) => new Set(list.map((one) => one.if)).size === list.length),
  actions: z
    .array(action)
    .min(1)
    .max(actions.length)
    .refine((list) => new Set(list.map((one) => one.do)).size === list.length)
    .refine((list) => list.filter((one) => stageItLeadsTo(one) !== null).length < 2),
})

/** The JSON of a rule's setting, as people's browsers send it. */
export const settingText = z.string().max(10_000)

export const ruleState = z.enum(['active', 'disabled', 'paused'])
export const pausedBecause = z.enum(['author', 'label', 'person', 'folder', 'loop', 'error'])

export const ruleRow = z.object({
  id: field.id,
  origin: z.number(),
  name: z.string(),
  state: ruleState,
  paused_because: pausedBecause.nullable(),
  /** JSON, as `settingSchema` describes it. */
  setting: z.string(),
  author: z.object({ id: field.id, name: z.string() }),
  update_time: z.string(),
  /** On how many applications it acted, and when last. */
  run_count: z.number(),
  last_run: z.string().nullable(),
  version: z.number(),
  can_edit: z.boolean(),
  can: z.object({ edit: z.boolean(), enable: z.boolean(), disable: z.boolean(), view: z.boolean() }),
})

export type RuleRow = z.output<typeof ruleRow>

/** What became of an action: `done`, or the code of what it was refused for, and why in words where there are some. */
const acted = z.object({ action, result: z.string(), why: z.string().nullable() })

export const runRow = z.object({
  application_id: field.id,
  name: z.string(),
  position_title: z.string(),
  version: z.number(),
  outcome: z.enum(['done', 'refused', 'overruled', 'loop']),
  actions: z.array(acted),
  at: z.string(),
})

export const versionRow = z.object({
  version: z.number(),
  name: z.string(),
  state: ruleState,
  /** Null where the rule paused itself. */
  changed_by: z.string().nullable(),
  changed_at: z.string(),
})

/** Codes with what they are called. */
const named = z.record(z.string(), z.string())

export const configReply = z.object({
  triggers: named,
  dates: named,
  stages: named,
  statuses: named,
  sources: named,
  conditions: named,
  labels: field.freeText(z.record(z.string(), z.string())),
  actions: named,
  feedback: named,
  users: named,
  /** Folders of the talent pool that the caller may fill. */
  folders: field.freeText(z.record(z.string(), z.string())),
})

export type Config = z.output<typeof configReply>

export const rehearsalReply = z.object({
  /** How many it would have acted on, of how many things that happened. */
  total: z.number(),
  happened: z.number(),
  /** More happened than is looked at: the latest were. */
  is_capped: z.boolean(),
  list: z.array(
    z.object({
      application_id: field.id,
      name: z.string(),
      position_title: z.string(),
      at: z.string(),
      outcome: z.enum(['act', 'overruled', 'loop']),
      actions: z.array(action),
    }),
  ),
})

export type Rehearsal = z.output<typeof rehearsalReply>
