import { username } from '@bole/accounts/contract'
import { agencyStates, isCompanyId } from '@bole/organisations/model'
import { type CallRecord, field, languages } from '@bole/platform/contract'
import * as z from 'zod'
import { agencyEvent, agencySchema, savedAgency, seenAgency } from './agency-schemas.ts'

const access = 'server.view'

/** In one line, as it stands in mails. */
const organisationName = field.name(100)

/** Organisations, which operators make, let go on and end (specification, section 7: agency/organisation). */
export const agencyCalls = {
  listAgencies: {
    method: 'GET',
    path: 'op/organization/index',
    summary:
      'Organisations with their numbers, the newest first; who belongs to a company sees that one alone',
    access,
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      state: z.enum(agencyStates).optional(),
    }),
    reply: z.object({
      list: z.array(agencySchema),
      /** Whether who asks may make another. */
      can: z.object({ create: z.boolean() }),
    }),
    hasTotal: true,
    shows: ['organisation'],
  },
  viewAgency: {
    method: 'GET',
    path: 'op/organization/view',
    summary: 'One organisation with its numbers, and what operators did to it',
    access,
    query: z.object({ agency: field.idOf('organisation') }),
    reply: z.object({ organization: agencySchema, history: z.array(agencyEvent) }),
    shows: ['organisation'],
  },
  createAgency: {
    method: 'POST',
    path: 'op/organization/create',
    summary: 'A new organisation with its first department and its main account, whose password a link sets',
    access,
    body: z.object({
      name: organisationName,
      slug: field.requiredText(63).refine(isCompanyId),
      language: z.enum(languages),
      /** When its service ends; null: not at all. */
      expire_time: field.moment.nullable(),
      username,
      person: field.name(60),
      email: field.email(200),
      /** The application for a trial that is answered by it. */
      trial_id: field.idOf('trial_application').optional(),
    }),
    reply: z.object({
      organization: z.object({ id: field.id, name: z.string() }),
      department: z.object({ id: field.id }),
      account: z.object({ id: field.id, username: z.string(), name: z.string() }),
      /** To be handed on by hand; null where it went by mail. */
      link: z.object({ path: z.string(), expire_time: z.string() }).nullable(),
    }),
    refusals: ['operators_only', 'slug_taken', 'agency_username_taken', 'ends_in_past', 'trial_is_customer'],
    changes: ['organisation'],
  },
  updateAgency: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation', 'session'],
    path: 'op/organization/update',
    summary: 'Give an organisation another name',
    body: z.object({ ...seenAgency, name: organisationName }),
    refusals: ['operators_only', 'stale'],
  },
  enableAgency: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation', 'session'],
    path: 'op/organization/enable',
    summary: 'Let the people of an organisation sign in again',
    body: z.object(seenAgency),
    refusals: ['operators_only', 'stale'],
  },
  disableAgency: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation', 'session'],
    path: 'op/organization/disable',
    summary: 'Let nobody of an organisation in any more; its data stays',
    body: z.object(seenAgency),
    refusals: ['operators_only', 'own_organisation', 'stale'],
  },
  renewAgency: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation', 'session'],
    path: 'op/organization/renew',
    summary: 'Let the service of an organisation go on, to a later day than it has',
    body: z.object({ ...seenAgency, expire_time: field.moment }),
    refusals: ['operators_only', 'not_later', 'stale'],
  },
  updateExpireTime: {
    method: 'POST',
    access,
    reply: savedAgency,
    changes: ['organisation', 'session'],
    path: 'op/organization/update-expire-time',
    summary: 'Say anew when the service of an organisation ends: earlier, later or not at all',
    body: z.object({ ...seenAgency, expire_time: field.moment.nullable() }),
    refusals: ['operators_only', 'own_organisation', 'stale'],
  },
  validateCompanyId: {
    method: 'GET',
    path: 'op/organization/validate-company-id',
    summary: 'Whether a short name can be that of a new organisation: well formed, and nobody else’s',
    access,
    query: z.object({ slug: field.requiredText(100) }),
    reply: z.object({ is_valid: z.boolean(), is_free: z.boolean() }),
    perMinute: 240,
  },
} as const satisfies Record<string, CallRecord>
