import { declareJob } from '@bole/platform/server'
import * as z from 'zod'

/** The reading of one file of a draft, so that its sender sees what it is before they send it. */
export const readRecordJob = declareJob('rpo.read_record', z.object({ record_id: z.number() }))
