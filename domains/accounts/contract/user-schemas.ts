import { roles } from '@bole/accounts/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { isEmail, isOneLine, isPhone, isUsername } from '../model/accounts.ts'

/** Empty or null where there is none. */
const phone = field
  .text(40)
  .refine((value) => value === '' || isPhone(value))
  .nullable()
const email = field
  .text(120)
  .refine((value) => value === '' || isEmail(value))
  .nullable()

export const username = field.requiredText(60).refine(isUsername)

/** What somebody is called, in one line. */
export const personName = field.requiredText(60).refine(isOneLine)

/** What people call themselves before anybody has met them, as they typed it: `isPlainName` decides whether it is taken. */
export const ownName = field.requiredText(60, { keepsTurning: true }).refine(isOneLine)

/** What stands in an account besides who may sign in with it. */
export const userFields = {
  username,
  name: personName,
  email,
  phone,
  job_title: field.text(60).nullable(),
  role: z.enum(roles),
  /** A role of the organisation; it goes before `role`, which is what it is based on. Null: the built-in role. */
  role_id: field.idOf('role').nullable(),
  department_id: field.idOf('department').nullable(),
}

/** What whoever looks after an account says of it. */
export const keptFields = {
  ...userFields,
  /** Counts for hiring managers alone: they are not shown how candidates are reached. */
  is_limited: z.boolean(),
}

/** An account in the version it was seen at. */
export const seenUser = z.object({ id: field.idOf('user'), version: z.int().positive() })

/** A link to set a password with, once; `path` follows the address of this site. Null: it went by mail. */
export const passwordLink = z.object({ path: z.string(), expire_time: z.string() })

/** What was done to many, and why not to the rest. */
export const batchReply = z.object({
  done: z.number(),
  refused: z.array(z.object({ id: field.id, title: z.string(), code: z.string(), message: z.string() })),
})
