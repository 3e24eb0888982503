import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { emptyDate } from '../model/interview-days.ts'

/** Those who speak to the specification's own server write “no date” so (section 9); a day may be its first half. */
const noneWhereEmpty = (given: string | null | undefined) =>
  given === emptyDate || given === emptyDate.slice(0, 10) ? null : given

/** A moment, or none. */
export const momentOrNone = z.preprocess(noneWhereEmpty, field.moment.nullable()).optional()
/** A day, or none. */
export const dayOrNone = z.preprocess(noneWhereEmpty, field.day.nullable()).optional()
