import { pictureKinds } from '@bole/organisations/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { agencyCalls } from './agency-calls.ts'
import { keyCalls } from './key-calls.ts'
import { periodCalls } from './period-calls.ts'
import { requestCalls } from './request-calls.ts'
import { extraInfo, organisationSchema, quotaSchema } from './schemas.ts'
import { trialCalls } from './trial-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    organisation: 'organisations'
    api_key: 'organisations'
    service_request: 'organisations'
    trial_application: 'organisations'
  }
}

const version = z.number().int().positive()
const saved = z.object({ id: field.id, version: z.number() })
const picture = { files: 1, bytes: 8_000_000 }
const pictureRefusals = ['no_file', 'no_picture', 'pictures_busy'] as const

export const organisationsApi = defineApi('organisations', {
  getAccountCentre: {
    method: 'GET',
    path: 'org/account-centre',
    summary: 'The company of whoever asks, and what it has and uses of each service',
    access: 'signed_in',
    reply: z.object({ organization: organisationSchema, quotaList: z.array(quotaSchema) }),
    shows: ['organisation', 'user'],
  },
  updateOrganisation: {
    method: 'POST',
    path: 'org/update',
    summary: 'Change the name and the place of the company',
    access: 'company.manage',
    body: z.object({
      id: field.idOf('organisation'),
      version,
      /** In one line, as it stands in mails. */
      name: field.requiredText(100).refine((name) => !/[\n\r\u2028\u2029]/.test(name)),
      province: field.text(40).refine((province) => !province.includes('-')),
      city: field.text(40),
    }),
    reply: saved,
    refusals: ['stale'],
    changes: ['organisation', 'session'],
  },
  getExtraInfo: {
    method: 'GET',
    path: 'org/extra-info',
    summary: 'What the company says of itself',
    access: 'signed_in',
    reply: z.object({ info: z.object({ id: field.id, version: z.number(), ...extraInfo }) }),
    shows: ['organisation'],
  },
  updateExtraInfo: {
    method: 'POST',
    path: 'org/extra-info/update',
    summary: 'Change what the company says of itself',
    access: 'company.manage',
    body: z.object({ id: field.idOf('organisation'), version, ...extraInfo }),
    reply: saved,
    refusals: ['stale'],
    changes: ['organisation'],
  },
  uploadLogo: {
    method: 'POST',
    path: 'org/upload-logo',
    summary: 'A new logo: JPEG, PNG or WebP, made small',
    access: 'company.manage',
    uploads: picture,
    reply: field.done,
    refusals: pictureRefusals,
    changes: ['organisation'],
  },
  uploadHomepage: {
    method: 'POST',
    path: 'org/upload-homepage',
    summary: 'A new picture for the top of the company’s homepage',
    access: 'company.manage',
    uploads: picture,
    reply: field.done,
    refusals: pictureRefusals,
    changes: ['organisation'],
  },
  removePicture: {
    method: 'POST',
    path: 'org/remove-picture',
    summary: 'Take the logo or the homepage picture away',
    access: 'company.manage',
    body: z.object({ kind: z.enum(pictureKinds) }),
    reply: field.done,
    changes: ['organisation'],
  },
  getPicture: {
    method: 'GET',
    path: 'org/picture/{kind}',
    summary: 'The logo or the homepage picture of the company',
    access: 'signed_in',
    params: z.object({ kind: z.enum(pictureKinds) }),
    /** When it was made, so that a page with a new one shows it. */
    query: z.object({ v: field.text(20).optional() }),
    reply: z.unknown(),
    sendsFile: true,
  },
  getCompanyLogo: {
    method: 'GET',
    path: 'site/company-logo/{code}',
    summary: 'The logo of the company whose code a sign-in page was opened with',
    access: 'anyone',
    params: z.object({ code: field.naming('company_code', field.text(100)) }),
    query: z.object({ v: field.text(20).optional() }),
    reply: z.unknown(),
    sendsFile: true,
    perMinute: 120,
  },
  getCodeUrl: {
    method: 'GET',
    path: 'org/code-url',
    summary: 'Where the company’s people sign in: the address its code is in; empty before there is a code',
    access: 'signed_in',
    reply: z.object({ code: z.string(), path: z.string() }),
    shows: ['organisation'],
  },
  generateCode: {
    method: 'POST',
    path: 'org/generate-code',
    summary: 'A new code of the company; the one before it names nobody any more',
    access: 'company.manage',
    reply: z.object({ code: z.string(), path: z.string() }),
    changes: ['organisation'],
  },
  ...keyCalls,
  ...agencyCalls,
  ...periodCalls,
  ...requestCalls,
  ...trialCalls,
})
