import { fieldGroups, roles } from '@bole/accounts/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** The role with the title it is shown under. */
export const roleSchema = z.object({ name: z.enum(roles), title: z.string() })

/** A role of the organisation's own, by the name it gave it. */
const ownRole = z.object({ id: field.id, name: z.string() }).nullable()

/** A role that can be given: a built-in one, or with `own` one that stands on it. */
export const givenRoleSchema = roleSchema.extend({ own: ownRole })

/** The current user as the specification's section 3 gives it. */
export const currentUserSchema = z.object({
  id: field.id,
  username: z.string(),
  name: z.string(),
  role: roleSchema,
  organization: z.object({
    id: field.id,
    name: z.string(),
    home: z.string(),
    /** Names the organisation in the addresses of its career site. */
    slug: z.string(),
    /** How many video interviews are left of those bought; 0 where none are. */
    interViewServiceInfo: z.object({ quantity: z.number() }),
  }),
  /** Every address of the side menu that the user may open, beside the pages that are everybody's own. */
  menus: z.array(z.object({ route: z.string() })),
  timeStamp: z.number(),
  /** Everything in the inbox, notices and long work, read or not; of each up to a thousand. */
  notifyCount: z.number(),
  /** What is new in it: unread notices, and work under way. */
  unreadCount: z.number(),
  /** Unread notices alone. */
  noticeCount: z.number(),
  /** Work under way alone. */
  progressCount: z.number(),
  /** How many talents the pool has; null where there is none, or the user does not see it. */
  sidebarCount: z.object({ poolCount: z.number().nullable() }),
  /** Whether the user, of role User or User2, is restricted: not shown how candidates are reached. */
  isLimit: z.boolean(),
  authPermission: z.record(z.string(), z.literal(true)),
  /** Groups of fields of candidates that are not shown to the user. */
  hides: z.array(z.enum(fieldGroups)),
})

export type CurrentUser = z.output<typeof currentUserSchema>

export const userSchema = z.object({
  id: field.id,
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  job_title: z.string().nullable(),
  role: roleSchema,
  /** Where the organisation gave them a role of its own: `role` is what it stands on. */
  own_role: ownRole,
  department_id: z.number().nullable(),
  department_name: z.string().nullable(),
  /** A hiring manager who is not shown how candidates are reached; of other roles false. */
  is_limited: z.boolean(),
  is_enabled: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  /** What the caller may do with it. */
  can: z.object({
    history: z.boolean(),
    edit: z.boolean(),
    permit: z.boolean(),
    reset: z.boolean(),
    resetSecondFactor: z.boolean(),
    enable: z.boolean(),
    disable: z.boolean(),
  }),
})

/** Somebody to choose: as an owner, an interviewer, an approver. */
export const personSchema = z.object({
  id: field.id,
  name: z.string(),
  job_title: z.string().nullable(),
  role: z.enum(roles),
})
