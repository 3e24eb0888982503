import { agencyDeeds, agencyStates } from '@bole/organisations/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { allServiceTypes } from '../model/services.ts'

/** So much of a service is held; null: as much as is wanted. */
export const heldService = z.object({
  serviceId: z.number(),
  type: z.enum(allServiceTypes),
  quantity: z.number().nullable(),
})

/** An organisation as operators see it: numbers, and nobody of its people (specification, section 3: agency list). */
export const agencySchema = z.object({
  id: field.id,
  name: z.string(),
  /** Names it in the address of its career site. */
  slug: z.string(),
  /** What its people sign in by; null before there is one. */
  code: z.string().nullable(),
  state: z.enum(agencyStates),
  /** When its service ends; null: not at all. */
  expire_time: z.string().nullable(),
  create_time: z.string(),
  /** What it holds now; empty where no period says so. */
  serviceList: z.array(heldService),
  users: z.number(),
  positions: z.number(),
  applications: z.number(),
  /** When somebody of it was last here. */
  seen_time: z.string().nullable(),
  version: z.number(),
  can: z.object({
    look: z.boolean(),
    edit: z.boolean(),
    renew: z.boolean(),
    expire: z.boolean(),
    enable: z.boolean(),
    disable: z.boolean(),
  }),
})

export type Agency = z.output<typeof agencySchema>

/** What an operator did to an organisation. */
export const agencyEvent = z.object({
  id: field.id,
  action: z.enum(agencyDeeds),
  actor: z.string(),
  /** From what to what, by the name of the field. */
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
  create_time: z.string(),
})

export const seenVersion = z.number().int().positive()

/** The organisation that is changed, as it was seen. */
export const seenAgency = { id: field.idOf('organisation'), version: seenVersion }

export const savedAgency = z.object({ id: field.id, version: z.number() })
