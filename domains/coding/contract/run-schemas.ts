import { verdicts } from '@bole/coding/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './program-language.ts'

const caseResult = z.object({
  verdict: z.enum(verdicts),
  output: field.freeText(z.string()),
  complaint: field.freeText(z.string()),
  milliseconds: z.number(),
})

/** What came of running a program, as everybody in the room sees it. */
export const runSchema = z.object({
  id: z.number(),
  im_username: z.string(),
  name: z.string(),
  /** Against the cases, or with an input of one’s own. */
  kind: z.enum(['run', 'debug']),
  language,
  ran_at: z.string(),
  /** What the compiler complains of; null: it was compiled. */
  fault: field.freeText(z.string()).nullable(),
  /** The visible cases in their order, or the one run with one’s own input. */
  cases: z.array(caseResult),
  hidden_passed: z.number(),
  hidden_count: z.number(),
})

export type Run = z.output<typeof runSchema>

/** What a program is given to read where it is debugged. */
export const debugInput = field.text(10_000).default('')
