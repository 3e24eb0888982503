import { field } from '@bole/platform/contract'
import { projectTypes, rankedAtMost, sections, stationTypes } from '@bole/themes/model'
import * as z from 'zod'

export const projectType = z.enum(projectTypes)

/** A position as choosing lists carry it under its project. */
export const nestedPosition = z.object({
  id: field.id,
  title: z.string(),
  state: z.enum(['draft', 'open', 'closed']),
  city_list: z.array(z.string()),
  head_count: z.number(),
  is_deleted: z.number(),
})

/** Where candidates of a project are handled. */
export const stationSchema = z.object({ name: z.string(), type: z.enum(stationTypes) })

const fieldNames = z.array(z.string())

/** The fields of applicants a project is limited to, by the part of the résumé. */
export const limitSchema = z.object({
  basic: fieldNames,
  expect: fieldNames,
  education: fieldNames,
  evaluation: fieldNames,
})

/** A project (specification, section 3: theme). `kind` is its origin, `is_deleted` 0 or 1; counts are of what the caller sees. */
export const themeSchema = z.object({
  id: field.id,
  theme_name: z.string(),
  type: projectType,
  kind: z.number(),
  origin: z.number(),
  /** Applications one person may hand in; null is no limit. */
  post_limit: z.number().nullable(),
  limit_time: z.string().nullable(),
  owner: z.object({ id: field.id, name: z.string() }).nullable(),
  /** 0 or 1: colleagues may refer for it. */
  is_nt: z.number(),
  /** 0 or 1: candidates rank the positions they choose. */
  is_volunteer: z.number(),
  /** How many they may rank, where they do. */
  volunteer_limit: z.number(),
  /** 0 or 1: whether that can still be changed, which it cannot once somebody is under way. */
  canUpdateVolunteer: z.number(),
  /** Where an invitation leads, below the origin; empty before there is one. */
  code_url: z.string(),
  /** 0 or 1: the schedule is shown, and the questions with their answers. */
  isSchedule: z.number(),
  isQa: z.number(),
  /** 0 or 1: `limit_field` says which fields of applicants it is limited to. */
  is_set_limit_field: z.number(),
  limit_field: limitSchema,
  station_list: z.array(stationSchema),
  is_deleted: z.number(),
  position_count: z.number(),
  open_count: z.number(),
  post_count: z.number(),
  version: z.number(),
  create_time: z.string(),
  can: z.object({ edit: z.boolean(), copy: z.boolean(), delete: z.boolean(), recover: z.boolean() }),
  /** In the `params` scenario only. */
  positions: z.array(nestedPosition).optional(),
})

export type Theme = z.output<typeof themeSchema>

/**
 * The company as a project shows it: trade is its industry, worker_number its scale, finance its financing; logo the number of one that
 * was uploaded, logoUrl its address below the origin.
 */
export const companySchema = z.object({
  company_name: z.string(),
  logo: z.number().nullable(),
  logoUrl: z.string().nullable(),
  trade: z.string(),
  worker_number: z.string(),
  finance: z.string(),
  company_description: z.string(),
})

export const questionSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  is_checked: z.boolean(),
  is_necessary: z.boolean(),
  is_disabled: z.boolean(),
})

/** What a project shows beside its positions: days are YYYY-MM-DD, `day_to` is null where it is one day. */
const sectionsSchema = {
  menu: z.array(z.object({ id: field.id, title: z.string(), url: z.string() })),
  schedule: z.array(z.object({ title: z.string(), day_from: field.day, day_to: field.day.nullable() })),
  qa: z.array(z.object({ question: z.string(), answer: z.string() })),
}

/** A project with what it shows, its company and what people who apply are asked. */
export const themeInFull = z.object({
  theme: z.object({ ...themeSchema.shape, ...sectionsSchema }),
  company: companySchema,
  question_list: z.array(questionSchema),
})

export type ThemeInFull = z.output<typeof themeInFull>

const givenQuestion = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .optional(),
  name: field.text(200).default(''),
  is_checked: z.boolean(),
  is_necessary: z.boolean(),
})

const givenFields = z.array(field.requiredText(60)).max(60)

/** What a project is made of, as far as it is given. */
export const themeChanges = z.object({
  theme_name: field.requiredText(80).optional(),
  type: projectType.optional(),
  post_limit: z.number().int().min(1).max(1000).nullable().optional(),
  limit_time: field.moment.nullable().optional(),
  owner_id: field.idOf('user').nullable().optional(),
  company: z
    .object({
      company_name: field.text(120),
      logo: field.idOf('logo').nullable(),
      trade: field.text(120),
      worker_number: field.text(60),
      finance: field.text(60),
      company_description: field.text(20_000),
    })
    .partial()
    .optional(),
  question_list: z.array(givenQuestion).max(60).optional(),
  is_nt: field.flag.optional(),
  is_volunteer: field.flag.optional(),
  volunteer_limit: z.number().int().min(rankedAtMost.least).max(rankedAtMost.most).optional(),
  isSchedule: field.flag.optional(),
  schedule: z
    .array(
      z.object({
        title: field.requiredText(60),
        day_from: field.day,
        day_to: field.day.nullable().default(null),
      }),
    )
    .max(sections.mostShown.schedule)
    .optional(),
  isQa: field.flag.optional(),
  qa: z
    .array(z.object({ question: field.requiredText(200), answer: field.requiredText(2000) }))
    .max(sections.mostShown.answers)
    .optional(),
  /** 0 takes the limit away, whatever fields come with it; 1 alone keeps the fields there are. */
  is_set_limit_field: field.flag.optional(),
  /** Null is no limit. */
  limit_field: z
    .object({ basic: givenFields, expect: givenFields, education: givenFields, evaluation: givenFields })
    .partial()
    .nullable()
    .optional(),
  station_list: z
    .array(z.object({ name: field.requiredText(80), type: z.enum(stationTypes).default('city') }))
    .max(500)
    .optional(),
})

export type ThemeChanges = z.output<typeof themeChanges>

/** A picture of a project's album. */
export const pictureSchema = z.object({
  id: field.id,
  name: z.string(),
  /** Told beneath it; may be empty. */
  caption: z.string(),
  /** From 1. */
  place: z.number(),
  state: z.enum(['waiting', 'ready', 'unreadable']),
  /** In pixels; null until it is ready. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  create_time: z.string(),
  can: z.object({ earlier: z.boolean(), later: z.boolean(), remove: z.boolean() }),
})

export type Picture = z.output<typeof pictureSchema>
