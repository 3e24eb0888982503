import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { requestStates } from '../model/requests.ts'
import { allServiceTypes } from '../model/services.ts'
import { savedAgency, seenVersion } from './agency-schemas.ts'
import { quotaSchema } from './schemas.ts'

const request = {
  id: field.id,
  type: z.enum(allServiceTypes),
  /** So much more of it is asked for. */
  quantity: z.number(),
  note: z.string(),
  asked_by: z.string(),
  state: z.enum(requestStates),
  /** Null: not granted. */
  granted: z.number().nullable(),
  answer: z.string(),
  handled_by: z.string(),
  handle_time: z.string().nullable(),
  create_time: z.string(),
  version: z.number(),
}

/** A request of the own company. */
export const serviceRequest = z.object({ ...request, can: z.object({ withdraw: z.boolean() }) })

export type ServiceRequest = z.output<typeof serviceRequest>

/** A request as operators see it: with whose it is. */
export const agencyRequest = z.object({
  ...request,
  organization: z.object({ id: field.id, name: z.string() }),
  can: z.object({ grant: z.boolean(), decline: z.boolean() }),
})

export type AgencyRequest = z.output<typeof agencyRequest>

/** Services whose uses are listed one by one; those of the others have screens of their own. */
export const listedUses = ['hr', 'hiring_manager'] as const

const quantity = field.whole(1, 10_000_000)

/** What a company holds and uses, and the more it asks operators for (specification, sections 2 and 3: quota entry, charge centre). */
export const requestCalls = {
  getServiceQuota: {
    method: 'GET',
    path: 'org/service-quota',
    summary: 'What the company has of each service, what can still be used, and what uses one of them up',
    access: 'signed_in',
    query: z.object({
      /** Whose uses are to be listed, too. */
      type: z.enum(listedUses).optional(),
    }),
    reply: z.object({
      quotaList: z.array(quotaSchema),
      /** Uses of the asked type, the latest first; empty without one, and for who does not manage the company. */
      detail: z.array(z.object({ title: z.string(), createTime: z.string() })),
      can: z.object({ ask: z.boolean() }),
    }),
    shows: ['organisation', 'user'],
  },
  listServiceRequests: {
    method: 'GET',
    path: 'org/service-apply/index',
    summary: 'What more of services the company has asked operators for, the latest first',
    access: 'signed_in',
    query: z.object(field.paging),
    reply: z.object({ list: z.array(serviceRequest) }),
    hasTotal: true,
    shows: ['organisation'],
  },
  askForService: {
    method: 'POST',
    path: 'org/service-apply/create',
    summary: 'Ask operators for more of a service; one request of a kind waits at a time',
    access: 'company.manage',
    body: z.object({ type: z.enum(allServiceTypes), quantity, note: field.text(500) }),
    reply: savedAgency,
    refusals: ['request_waits', 'has_no_limit'],
    changes: ['organisation'],
    perMinute: 30,
  },
  withdrawRequest: {
    method: 'POST',
    path: 'org/service-apply/withdraw',
    summary: 'Take back a request that waits',
    access: 'company.manage',
    body: z.object({ id: field.idOf('service_request'), version: seenVersion }),
    reply: savedAgency,
    refusals: ['request_handled'],
    changes: ['organisation'],
  },
  listAgencyRequests: {
    method: 'GET',
    path: 'op/organization/apply-list',
    summary:
      'What companies have asked for, those that wait first; who belongs to a company sees its own alone',
    access: 'server.view',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      state: z.enum(requestStates).optional(),
    }),
    reply: z.object({ list: z.array(agencyRequest) }),
    hasTotal: true,
    shows: ['organisation'],
  },
  handleRequest: {
    method: 'POST',
    path: 'op/organization/apply-handle',
    summary:
      'Grant a request, which raises the running period of the company at once, or decline it with an answer',
    access: 'server.view',
    body: z.object({
      organisation_id: field.idOf('organisation'),
      id: field.idOf('service_request'),
      version: seenVersion,
      /** How much is granted; null: the request is declined. */
      quantity: quantity.nullable(),
      answer: field.text(500),
    }),
    reply: savedAgency,
    refusals: ['operators_only', 'request_handled', 'no_running_period', 'has_no_limit', 'answer_missing'],
    changes: ['organisation'],
  },
} as const satisfies Record<string, CallRecord>
