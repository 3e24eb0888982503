import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { apiKeySchema, newApiKeySchema } from './schemas.ts'

/** Keys that other systems sign with, what pages sign with, and who a signed request is from. */
export const keyCalls = {
  getApiSetting: {
    method: 'GET',
    path: 'org/open-api',
    summary: 'The keys of the organisation that have not ended, the newest first; never their secrets',
    access: 'company.manage',
    reply: z.object({ list: z.array(apiKeySchema) }),
    shows: ['api_key'],
  },
  createApiKey: {
    method: 'POST',
    path: 'org/open-api/create',
    summary: 'A first key, with the secret that is told this once',
    access: 'company.manage',
    needsProof: true,
    reply: newApiKeySchema,
    refusals: ['key_exists'],
    changes: ['api_key'],
  },
  rotateApiKey: {
    method: 'POST',
    path: 'org/open-api/rotate',
    summary: 'A new key in place of one, which goes on for some hours',
    access: 'company.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('api_key'), overlap_hours: field.whole(0, 168).default(24) }),
    reply: newApiKeySchema,
    refusals: ['key_replaced'],
    changes: ['api_key'],
  },
  endApiKey: {
    method: 'POST',
    path: 'org/open-api/end',
    summary: 'End a key at once',
    access: 'company.manage',
    needsProof: true,
    body: z.object({ id: field.idOf('api_key') }),
    reply: field.done,
    changes: ['api_key'],
  },
  getSigningData: {
    method: 'GET',
    path: 'common/sign/huisheng',
    summary: 'What a page signs requests to the signed API with, and for how many seconds',
    access: 'signed_in',
    reply: z.object({ timestamp: z.number(), appkey: z.string(), sign: z.string(), expire: z.number() }),
    refusals: ['no_api_key'],
    shows: ['api_key'],
  },
  identify: {
    method: 'POST',
    path: 'open/identity',
    summary: 'Which organisation a signed request is from: tells another system that its key works',
    access: 'anyone',
    reply: z.object({ organization: z.object({ id: field.id, name: z.string() }) }),
    refusals: ['signature_missing', 'signature_late', 'signature_wrong', 'signature_replayed'],
    perMinute: 120,
  },
} as const satisfies Record<string, CallRecord>
