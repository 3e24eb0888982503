import type { interviewsApi } from '@bole/interviews/contract'
import type { Handler } from '@bole/platform/server'
import { arrangeTogether } from './arrange-together.ts'

/** One interview of all of these, who are met together. */
export const createInterview: Handler<typeof interviewsApi.create> = async (context) => {
  return { id: await arrangeTogether(context, context.body) }
}
