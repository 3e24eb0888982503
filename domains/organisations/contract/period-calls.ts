import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { allServiceTypes } from '../model/services.ts'
import { heldService, savedAgency, seenVersion } from './agency-schemas.ts'

const access = 'server.view'

/** A service of a period (specification, section 3: service entry). */
const periodService = z.object({
  id: field.id,
  serviceId: z.number(),
  type: z.enum(allServiceTypes),
  /** Null: as much as is wanted. */
  quantity: z.number().nullable(),
  /** Null: with its period. */
  expire_time: z.string().nullable(),
  isNotOpen: z.boolean(),
  version: z.number(),
})

export type PeriodService = z.output<typeof periodService>

const servicePeriod = z.object({
  id: field.id,
  start_time: z.string(),
  /** Null: without an end. */
  expire_time: z.string().nullable(),
  state: z.enum(['coming', 'running', 'over']),
  seller: z.string(),
  note: z.string(),
  version: z.number(),
  services: z.array(periodService),
  can: z.object({ edit: z.boolean() }),
})

export type ServicePeriod = z.output<typeof servicePeriod>

const period = {
  start_time: field.moment,
  expire_time: field.moment.nullable(),
  seller: field.text(60),
  note: field.text(500),
}

/** Whose it is: its number alone says that to nobody, as it is another organisation's than the operator's. */
const organisation_id = field.idOf('organisation')

const amount = {
  quantity: field.whole(0, 10_000_000).nullable(),
  expire_time: field.moment.nullable(),
  isNotOpen: z.boolean(),
}

/** What organisations hold, how much and until when, which operators settle with them. */
export const periodCalls = {
  getPeriods: {
    method: 'GET',
    path: 'op/service-period/detail',
    summary: 'The periods of an organisation with their services, and what it holds now',
    access,
    query: z.object({ agency: field.idOf('organisation') }),
    reply: z.object({
      servicePeriod: z.array(servicePeriod),
      /** What is held now; empty where there is no period, and nothing is limited by one. */
      systemService: z.array(heldService),
      organization: z.object({ id: field.id, name: z.string() }),
      can: z.object({ edit: z.boolean() }),
    }),
    shows: ['organisation'],
  },
  createPeriod: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-period/create',
    summary: 'A period of service: the first with every service open and unlimited, a later one empty',
    body: z.object({ organisation_id, ...period }),
    refusals: ['operators_only', 'ends_before_start'],
  },
  copyPeriod: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-period/copy',
    summary: 'Another period with the services of one, such as for the year that follows',
    body: z.object({ organisation_id, copy_of: field.idOf('service_period'), ...period }),
    refusals: ['operators_only', 'ends_before_start'],
  },
  updatePeriod: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-period/update',
    summary: 'Change when a period begins and ends, who sold it and what is noted of it',
    body: z.object({ organisation_id, id: field.idOf('service_period'), version: seenVersion, ...period }),
    refusals: ['operators_only', 'ends_before_start', 'stale'],
  },
  createService: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-info/create',
    summary: 'Take a service up into a period: how much of it, and until when',
    body: z.object({
      organisation_id,
      period_id: field.idOf('service_period'),
      type: z.enum(allServiceTypes),
      ...amount,
    }),
    refusals: ['operators_only', 'service_is_there'],
  },
  updateService: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-info/update',
    summary: 'Change how much there is of a service of a period, and until when',
    body: z.object({ organisation_id, id: field.idOf('period_service'), version: seenVersion, ...amount }),
    refusals: ['operators_only', 'stale'],
  },
  switchService: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation'],
    path: 'op/service-info/switch',
    summary: 'Open a service of a period, or close it',
    body: z.object({
      organisation_id,
      id: field.idOf('period_service'),
      version: seenVersion,
      isNotOpen: z.boolean(),
    }),
    refusals: ['operators_only', 'stale'],
  },
} as const satisfies Record<string, CallRecord>
