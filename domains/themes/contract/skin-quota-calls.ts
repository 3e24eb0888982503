import { type CallRecord, field } from '@bole/platform/contract'
import { dress } from '@bole/themes/model'
import * as z from 'zod'

/** Of a kind of skin; `total` null: as many as are liked. */
const ofKind = z.object({ total: z.number().nullable(), used: z.number() })

const quotaRow = z.object({
  id: field.id,
  name: z.string(),
  campus_pc: ofKind,
  campus_mobile: ofKind,
  social_pc: ofKind,
  social_mobile: ofKind,
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})

export type SkinQuota = z.output<typeof quotaRow>

/** Null: as many as are liked. */
const most = field.whole(0, dress.mostSkins).nullable()

/** How many skins organisations have, which operators settle (specification, section 3: employer-site skins). */
export const skinQuotaCalls = {
  listSkinQuotas: {
    method: 'GET',
    path: 'op/organization/skin-quota',
    summary: 'Organisations with the skins they have of each kind and how many are worn; numbers alone',
    access: 'server.view',
    query: z.object({ ...field.paging, keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(quotaRow) }),
    hasTotal: true,
    shows: ['organisation', 'project'],
  },
  saveSkinQuota: {
    method: 'POST',
    path: 'op/organization/skin-quota/update',
    summary: 'Say how many skins of each kind an organisation has; what is worn beyond that stays',
    access: 'server.view',
    body: z.object({
      id: field.idOf('organisation'),
      version: z.number().int().positive(),
      campus_pc: most,
      campus_mobile: most,
      social_pc: most,
      social_mobile: most,
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['operators_only', 'quota_stale'],
    changes: ['organisation'],
  },
} as const satisfies Record<string, CallRecord>
