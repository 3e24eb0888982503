import { field } from '@bole/platform/contract'
import * as z from 'zod'

/** Why somebody matches a position, strongest first, with the words that match; empty where they are held against none. */
export const matchReasons = z.array(
  z.object({
    code: z.enum(['title', 'skills', 'city', 'degree', 'reached']),
    words: z.array(field.freeText(z.string())),
  }),
)

export type MatchReasons = z.output<typeof matchReasons>
