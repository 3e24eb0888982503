import { signInOutcomes } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { waysIn } from '../model/platforms.ts'

/** What a browser calls itself, as people know it: `Chrome · Windows`; empty where it does not say. */
const device = z.string()

/** Where somebody is signed in, what was tried at their account, and proving who they are. */
export const sessionCalls = {
  listSessions: {
    method: 'GET',
    path: 'site/sessions',
    summary: 'Where the caller is signed in, the latest first',
    access: 'signed_in',
    reply: z.object({
      list: z.array(
        z.object({
          id: z.number(),
          device,
          address: z.string(),
          created_at: z.iso.datetime(),
          /** Of the last request, to the minute. */
          seen_at: z.iso.datetime(),
          is_this: z.boolean(),
        }),
      ),
    }),
    shows: ['session'],
  },
  endSessions: {
    method: 'POST',
    path: 'site/sessions/end',
    summary: 'End sessions of the caller, at once and everywhere',
    access: 'signed_in',
    body: z.object({ ids: z.array(field.idOf('session')).min(1).max(500) }),
    reply: field.done,
    changes: ['session'],
  },
  listSignIns: {
    method: 'GET',
    path: 'site/sign-ins',
    summary: 'Attempts to sign in to the account of the caller, the latest first',
    access: 'signed_in',
    query: z.object(field.paging),
    reply: z.object({
      list: z.array(
        z.object({
          id: z.number(),
          tried_at: z.iso.datetime(),
          outcome: z.enum(signInOutcomes),
          device,
          address: z.string(),
        }),
      ),
    }),
    hasTotal: true,
    shows: ['sign_in'],
  },
  prove: {
    method: 'POST',
    path: 'site/prove',
    summary: 'Prove by the password who one is, before a change that asks for it; counts for 15 minutes',
    access: 'signed_in',
    body: z.object({ password: z.string().min(1).max(200) }),
    reply: field.done,
    refusals: ['wrong_proof', 'too_many_wrong_proofs'],
    perMinute: 20,
  },
  viewProof: {
    method: 'GET',
    path: 'site/prove/way',
    summary: 'By what the caller came in, and so proves who they are',
    access: 'signed_in',
    reply: z.object({
      by: z.enum(waysIn),
      /** What the company calls its provider; empty where it is another way. */
      name: z.string(),
    }),
    shows: ['session', 'identity_provider'],
  },
  beginProof: {
    method: 'POST',
    path: 'site/prove/begin',
    summary: 'Where the caller signs on anew, to prove who they are as they came in',
    access: 'signed_in',
    reply: z.object({ address: z.string() }),
    refusals: ['sign_on_unavailable', 'platform_unavailable'],
    perMinute: 30,
  },
} as const satisfies Record<string, CallRecord>
