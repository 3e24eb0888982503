import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** What a company says of itself beyond its name and place; every text may be empty. */
export const extraInfo = {
  industry: field.text(60),
  scale: field.text(60),
  website: field.text(200).refine((address) => address === '' || /^https?:\/\/\S+$/.test(address)),
  contact_name: field.text(60),
  contact_phone: field.text(30),
  contact_email: field.text(200),
  introduction: field.text(2000),
}

/** The company of whoever asks. */
export const organisationSchema = z.object({
  id: field.id,
  name: z.string(),
  /** Names it in the address of its career site. */
  slug: z.string(),
  /** Below the origin; null where there is no logo. */
  logoUrl: z.string().nullable(),
  /** Below the origin; null where there is none. */
  homepageUrl: z.string().nullable(),
  /** Province and city, a hyphen between them. */
  address: z.string(),
  province: z.string(),
  city: z.string(),
  /** When its service ends; null: not at all. */
  expire_time: z.string().nullable(),
  version: z.number(),
  can: z.object({ edit: z.boolean() }),
})

/** What there is of one service; `serviceType` is the specification's number. */
export const quotaSchema = z.object({
  serviceType: z.number(),
  /** By the kind of seat; null: as many as are wanted. */
  total: z.record(z.string(), z.number().nullable()),
  used: z.record(z.string(), z.number()),
  canUse: z.record(z.string(), z.number().nullable()),
})

export const apiKeySchema = z.object({
  id: field.id,
  app_key: z.string(),
  created_at: z.string(),
  /** When it ends; null while it is the one in use. */
  ends_at: z.string().nullable(),
  used_at: z.string().nullable(),
})

/** A key with its secret, which is told this once. */
export const newApiKeySchema = z.object({ id: field.id, app_key: z.string(), secret: z.string() })
