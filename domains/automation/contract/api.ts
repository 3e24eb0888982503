import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { configReply, rehearsalReply, ruleRow, runRow, settingText, versionRow } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    automation_rule: 'automation'
  }
}

const origin = field.whole(1, 2).default(2)
const seen = { id: field.idOf('automation_rule'), version: z.number().int().positive() }

/** Why a rule can't say what it says. */
const refusalsOfSetting = [
  'setting_unreadable',
  'unknown_position',
  'unknown_label',
  'unknown_person',
  'unknown_folder',
  'cannot_send',
  'unknown_variable',
] as const

export const automationApi = defineApi('automation', {
  listRules: {
    method: 'GET',
    path: 'recruit/automation/index',
    summary: 'The rules of an origin: paused ones first, then those that are on',
    access: 'pipeline.move',
    query: z.object({ ...field.paging, origin, keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(ruleRow) }),
    hasTotal: true,
    shows: ['automation_rule', 'user'],
  },
  listPositions: {
    method: 'GET',
    path: 'recruit/automation/position',
    summary: 'The positions a rule can be narrowed to, of those the caller sees',
    access: 'pipeline.move',
    query: z.object({ origin, keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(z.object({ id: field.id, title: z.string() })) }),
    shows: ['position'],
  },
  getConfig: {
    method: 'GET',
    path: 'recruit/automation/config',
    summary: 'What a rule is made of: triggers, conditions and actions, from code to what it is called',
    access: 'pipeline.move',
    reply: configReply,
    shows: ['tag', 'user'],
  },
  viewRule: {
    method: 'GET',
    path: 'recruit/automation/view',
    summary: 'A rule with its versions and what it did last, to applications the caller sees',
    access: 'pipeline.move',
    query: z.object({ id: field.idOf('automation_rule') }),
    reply: ruleRow.extend({ versions: z.array(versionRow), runs: z.array(runRow) }),
    shows: [{ entity: 'automation_rule', by: 'id' }, 'user', 'application'],
  },
  createRule: {
    method: 'POST',
    path: 'recruit/automation/create',
    summary:
      'A new rule, switched off: it is rehearsed first; it acts with the rights of whoever changed it last',
    access: 'pipeline.move',
    body: z.object({ origin, name: field.requiredText(60), setting: settingText }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...refusalsOfSetting, 'name_taken', 'too_many', 'loop'],
    changes: ['automation_rule'],
  },
  updateRule: {
    method: 'POST',
    path: 'recruit/automation/update',
    summary: 'Change what a rule says; what it did under its earlier versions stays',
    access: 'pipeline.move',
    body: z.object({ ...seen, name: field.requiredText(60), setting: settingText }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...refusalsOfSetting, 'name_taken', 'loop', 'not_yours', 'stale'],
    changes: ['automation_rule'],
  },
  disableRule: {
    method: 'POST',
    path: 'recruit/automation/disable',
    summary: 'Switch a rule off, or on again; switched on, it acts on what happens from then on',
    access: 'pipeline.move',
    body: z.object({ ...seen, is_disabled: z.boolean().default(true) }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...refusalsOfSetting, 'loop', 'not_yours', 'stale'],
    changes: ['automation_rule'],
  },
  rehearseRule: {
    method: 'POST',
    path: 'recruit/automation/rehearse',
    summary:
      'Whom a rule would have acted on in the last 90 days, of those the caller sees; nothing is changed',
    access: 'pipeline.move',
    body: z.object({ origin, setting: settingText }),
    reply: rehearsalReply,
    refusals: refusalsOfSetting,
  },
})
