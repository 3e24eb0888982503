import { platforms } from '@bole/accounts/model'
import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const platform = z.enum(platforms)

/** The query somebody comes back from a platform with, as the platform sent it. */
const answer = z.string().min(1).max(4000)

const appFields = {
  is_enabled: z.boolean(),
  /** Names our app to the platform: WeCom calls it the company's id, DingTalk the client id. */
  app_id: field.naming('platform_app', field.text(100)),
  /** Names the app among the company's, to WeCom and DingTalk. */
  agent_id: field.naming('platform_app', field.text(40)),
  /** Of WeChat's messages; there only where the app is a service account. */
  template_id: field.naming('platform_app', field.text(100)),
}

/** WeChat, WeCom, DingTalk and Feishu: the company's app at each, who is who there, and coming in by them. */
export const platformCalls = {
  listPlatforms: {
    method: 'GET',
    path: 'org/auth/setting',
    summary: 'The company’s app at each platform; secrets are never told',
    access: 'company.manage',
    reply: z.object({
      list: z.array(
        z.object({
          /** The organisation’s own. */
          id: z.number(),
          version: z.number(),
          platform,
          ...appFields,
          app_id: z.string(),
          agent_id: z.string(),
          template_id: z.string(),
          has_secret: z.boolean(),
          /** What the platform has to know as the address to come back to. */
          redirect_address: z.string(),
        }),
      ),
    }),
    shows: ['platform'],
  },
  updatePlatform: {
    method: 'POST',
    path: 'org/auth/setting/update',
    summary: 'Name the company’s app at a platform, and turn the platform on or off',
    access: 'company.manage',
    needsProof: true,
    body: z.object({
      id: field.idOf('organisation'),
      version: z.number().int().min(0),
      platform,
      ...appFields,
      /** Absent or empty: the one that is kept stays, as long as the app does. */
      app_secret: z.string().max(500).optional(),
    }),
    reply: z.object({ id: z.number(), version: z.number() }),
    refusals: ['stale', 'app_incomplete'],
    changes: ['platform', 'binding'],
  },
  listBindings: {
    method: 'GET',
    path: 'org/auth/list',
    summary: 'On which platforms the caller is known: since when, and under which name',
    access: 'signed_in',
    reply: z.object({
      list: z.array(
        z.object({
          platform,
          is_enabled: z.boolean(),
          /** Whether messages can go there. */
          can_send: z.boolean(),
          bound: z.object({ name: z.string(), bind_time: z.string() }).nullable(),
        }),
      ),
    }),
    shows: ['platform', 'binding'],
  },
  beginBinding: {
    method: 'POST',
    path: 'org/auth/bind',
    summary:
      'Where the caller goes to say who they are on a platform; the browser keeps what they come back with',
    access: 'signed_in',
    needsProof: true,
    body: z.object({ platform }),
    reply: z.object({ address: z.string() }),
    refusals: ['platform_unavailable', 'platform_bound'],
    perMinute: 30,
  },
  unbind: {
    method: 'POST',
    path: 'org/auth/unbind',
    summary: 'Be known on a platform no more; nobody signs in by it as the caller from now on',
    access: 'signed_in',
    needsProof: true,
    body: z.object({ platform }),
    reply: field.done,
    changes: ['binding'],
  },
  beginPlatformSignIn: {
    method: 'POST',
    path: 'site/platform/begin',
    summary: 'Where somebody of a company goes to sign in by a platform they are known on',
    access: 'anyone',
    body: z.object({ dzcode: field.requiredText(100), platform }),
    reply: z.object({ address: z.string() }),
    refusals: ['platform_unavailable'],
    perMinute: 60,
  },
  finishPlatform: {
    method: 'POST',
    path: 'site/platform/finish',
    summary: 'Come back from a platform: bound to it, signed in by it, or with a proof of who one is',
    access: 'anyone',
    body: z.object({ answer }),
    reply: z.object({ platform, purpose: z.enum(['bind', 'sign_in', 'proof']) }),
    refusals: [
      'proof_of_another',
      'platform_over',
      'platform_unavailable',
      'platform_failed',
      'platform_bound',
      'platform_taken',
      'platform_unknown',
      'platform_needs_password',
      'account_expired',
      'wrong_username_or_password',
    ],
    perMinute: 60,
    changes: ['binding'],
  },
} as const satisfies Record<string, CallRecord>
