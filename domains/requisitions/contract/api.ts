import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { origin, requisitionDetail, requisitionListItem, seen, state, wanted } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    requisition: 'requisitions'
  }
}

const placing = ['unknown_department', 'department_not_yours'] as const

const changed = z.object({ id: field.id, version: z.number(), state })

export const requisitionsApi = defineApi('requisitions', {
  listRequisitions: {
    method: 'GET',
    path: 'recruit/requirement/index',
    summary: 'Requisitions the caller may see, the newest first, with how many stand in each state',
    access: 'requisitions.view',
    query: z.object({
      ...field.paging,
      origin: origin.default(2),
      state: field.commaList(state, 4),
      department_id: field.commaList(field.idOf('department')),
      keyword: field.text(100).optional(),
    }),
    reply: z.object({
      list: z.array(requisitionListItem),
      statistic: z.record(z.string(), z.object({ key: z.string(), value: z.number() })),
    }),
    hasTotal: true,
    shows: ['requisition', 'position', 'application'],
  },
  viewRequisition: {
    method: 'GET',
    path: 'recruit/requirement/view',
    summary: 'One requisition with its positions',
    access: 'requisitions.view',
    query: z.object({ id: field.idOf('requisition') }),
    reply: z.object({ requisition: requisitionDetail }),
    shows: [{ entity: 'requisition', by: 'id' }, 'position', 'application'],
  },
  askRequisition: {
    method: 'POST',
    path: 'recruit/requirement/create',
    summary: 'Ask for people; whoever may decide is told',
    access: 'requisitions.ask',
    body: z.object({ origin, ...wanted }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: [...placing],
    changes: ['requisition'],
  },
  changeRequisition: {
    method: 'POST',
    path: 'recruit/requirement/update',
    summary: 'Change what one asked for; one that was refused is asked for anew',
    access: 'requisitions.ask',
    body: z.object({ id: field.idOf('requisition'), version: z.number().int().positive(), ...wanted }),
    reply: changed,
    refusals: ['stale', 'not_yours', 'already_decided', ...placing],
    changes: ['requisition'],
  },
  decideRequisition: {
    method: 'POST',
    path: 'recruit/requirement/decide',
    summary: 'Approve a requisition, or refuse it with a reason; whoever asked is told',
    access: 'requisitions.approve',
    body: z.object({
      id: field.idOf('requisition'),
      version: z.number().int().positive(),
      decision: z.enum(['approved', 'refused']),
      reason: field.text(2000).default(''),
    }),
    reply: changed,
    refusals: ['stale', 'already_decided', 'reason_missing'],
    changes: ['requisition'],
  },
  withdrawRequisition: {
    method: 'POST',
    path: 'recruit/requirement/withdraw',
    summary: 'Ask no more for what one asked for',
    access: 'requisitions.ask',
    body: seen,
    reply: changed,
    refusals: ['stale', 'not_yours', 'already_decided'],
    changes: ['requisition'],
  },
  linkPositions: {
    method: 'POST',
    path: 'recruit/requirement/link',
    summary: 'Say by which positions an approved requisition is filled; each belongs to one requisition',
    access: 'positions.manage',
    body: z.object({
      id: field.idOf('requisition'),
      version: z.number().int().positive(),
      position_ids: z.array(field.idOf('position')).max(100),
    }),
    reply: changed,
    refusals: ['stale', 'not_approved', 'unknown_position', 'other_origin', 'linked_elsewhere'],
    changes: ['requisition'],
  },
})
