import * as z from 'zod'
import type { ApplicationChange } from './save-changes.ts'

const moment = z.string().nullish()

/** What a history row keeps of how things stood before it. */
const before = z.object({
  position_id: z.number().optional(),
  project_id: z.number().optional(),
  department_id: z.number().nullish(),
  owner_id: z.number().nullish(),
  meets_at: moment,
  meets_until: moment,
  place: z.string().optional(),
  is_online: z.boolean().optional(),
  reply_by: moment,
  offer_valid_until: moment,
  entry_date: moment,
  score: z.number().nullish(),
})

/** The position, owner and meeting an application had before a change, as its history row remembers them. */
export function restoredFrom(
  facts: Readonly<Record<string, unknown>>,
): Pick<ApplicationChange, 'position' | 'ownerId' | 'meeting'> {
  const parsed = before.safeParse(facts.before)
  if (!parsed.success) return {}
  const { position_id, project_id, department_id, owner_id, ...meeting } = parsed.data
  return {
    ...(position_id && project_id
      ? { position: { id: position_id, project_id, department_id: department_id ?? null } }
      : {}),
    ...(owner_id === undefined ? {} : { ownerId: owner_id }),
    meeting,
  }
}
