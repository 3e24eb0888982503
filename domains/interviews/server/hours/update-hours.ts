import type { interviewsApi } from '@bole/interviews/contract'
import type { Handler } from '@bole/platform/server'
import { keptHours } from './hours-store.ts'

/** Keeps when the company interviews; a day ends after it begins. */
export const updateHours: Handler<typeof interviewsApi.updateHours> = async (context) => {
  const { opens_at, closes_at } = context.body
  if (closes_at <= opens_at) throw context.refuse('closes_before_it_opens')
  return keptHours.handlers.updateHours(context)
}
