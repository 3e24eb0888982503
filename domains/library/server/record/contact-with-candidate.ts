import type { RecordFacts } from '@bole/library/contract'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'

/** The candidate answered: an entry `h` of an application's history that is theirs. An application alone is no answer. */
const isAnswer = sql<SqlBool>`(h.actor = 'candidate' and h.action <> 'apply')`

/** The company reached out: an entry `h` of somebody of staff that leads or stays beyond screening. */
const isReachingOut = sql<SqlBool>`(h.actor = 'user' and h.to_stage <> ${sql.lit(stages.stage.screening)})`

/** Whether an entry `h` of an application's history is contact with the candidate, by either side. */
export const isContact = sql<SqlBool>`(${isAnswer} or ${isReachingOut})`

/** How contact stands by some entries `h`: `never` exactly where `lastContact` of the same entries is null. */
export const contactStatus = sql<RecordFacts['contactStatusText']>`case
  when bool_or(${isAnswer}) then 'answered' when bool_or(${isReachingOut}) then 'told' else 'never' end`

/** When contact was last, by some entries `h`. */
export const lastContact = sql<Date | null>`max(h.happened_at) filter (where ${isContact})`
