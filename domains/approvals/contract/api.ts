import { batchReply, changed, seenApplication, tellsWith } from '@bole/pipeline/contract'
import { approvalRules } from '@bole/pipeline/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { delegationCalls } from './delegation-calls.ts'
import { linkCalls } from './link-calls.ts'
import { approvalItem, latency, listStates } from './schemas.ts'
import { approvalSettings } from './settings-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    delegation: 'approvals'
    approval_settings: 'approvals'
  }
}

const changeRefusals = ['stale', 'application_ended', 'application_left'] as const

/** Whom to ask: in their order, where the rule has one. */
const asking = {
  check_by_user_ids: z.array(field.idOf('user')).min(1).max(30),
  rule: z.enum(approvalRules).default('any'),
  text: field.text(4000).default(''),
}

export const approvalsApi = defineApi('approvals', {
  listApprovals: {
    method: 'GET',
    path: 'tracker/resume/check-list',
    summary:
      'The candidate list’s approval variant: passages through stage 14, narrowed by who approves; `interviewer_id` means nothing here',
    access: 'approvals.decide',
    query: z.object({
      origin: field.whole(1, 2).optional(),
      state: field.commaList(z.enum(listStates), 5),
      keyword: field.text(100).optional(),
      check_by_user_id: field.commaList(field.idOf('user'), 50),
      position_id: field.commaList(field.idOf('position'), 50),
      department_id: field.commaList(field.idOf('department'), 50),
      /** Days that it waits, at least. */
      waiting_days: field.whole(1, 3650).optional(),
      page: field.whole(1, 500).default(1),
      page_size: field.whole(1, 200).default(30),
    }),
    reply: z.object({
      list: z.array(approvalItem),
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['application', 'candidate', 'position', 'user'],
  },
  getApproval: {
    method: 'GET',
    path: 'tracker/resume/check',
    summary: 'The latest passage of an application through the approval, null where there was none',
    access: 'approvals.decide',
    query: z.object({ post_id: field.idOf('application') }),
    reply: z.object({ approval: approvalItem.nullable() }),
    shows: [{ entity: 'application', by: 'post_id' }, 'user'],
  },
  getLatency: {
    method: 'GET',
    path: 'tracker/resume/check-latency',
    summary: 'How long approvers and departments take: the median of 90 days and the oldest that waits',
    access: 'approvals.ask',
    reply: z.object({ approvers: z.array(latency), departments: z.array(latency) }),
    shows: ['application', 'user'],
  },
  addCheck: {
    method: 'POST',
    path: 'tracker/resume/add-check',
    summary: 'Bring an application to its approval, or ask more approvers in the one that is open',
    access: 'approvals.ask',
    body: seenApplication.extend(asking),
    reply: changed,
    refusals: [...changeRefusals, 'already_there', 'stage_not_in_process', 'unknown_person'],
    changes: ['application'],
  },
  batchAddCheck: {
    method: 'POST',
    path: 'tracker/resume/batch-add-check',
    summary: 'The same for several; what cannot be brought there says why',
    access: 'approvals.ask',
    body: z.object({ applications: z.array(seenApplication).min(1).max(1000), ...asking }),
    reply: batchReply,
    refusals: ['unknown_person'],
    changes: ['application'],
  },
  handleCheck: {
    method: 'POST',
    path: 'resume/handle-check',
    summary:
      'Answer an approval; a warning comes back where others were asked, and goes through with `is_sure`',
    access: 'approvals.decide',
    body: seenApplication.extend({
      action: z.enum(['pass', 'eliminate', 'remain']),
      tags: z.array(field.requiredText(60)).max(20).default([]),
      text: field.text(4000).default(''),
      is_sure: z.boolean().default(false),
      /** Sent where the candidate is turned down by this answer. */
      ...tellsWith,
    }),
    reply: changed,
    refusals: [...changeRefusals, 'action_not_in_stage', 'not_yours', 'not_asked', 'messages_used_up'],
    changes: ['application'],
  },
  ...delegationCalls,
  ...linkCalls,
  ...approvalSettings.calls,
})
