import { defineJob } from '@bole/platform/server'
import { resumes } from '../resume-store.ts'
import { findPairs } from './find-pairs.ts'
import { lookForPairsJob, lookThroughJob } from './look-later.ts'

/** Looks for other records of somebody who came or changed. Looking twice finds the same. */
export const lookForPairs = defineJob(
  lookForPairsJob,
  async ({ payload, inTransaction }) => {
    await inTransaction((tx) => findPairs(tx, payload.candidate_id))
  },
  { nobodyWaits: 'whoever is not found now is found when the record changes, or when somebody looks' },
)

const atOnce = 200

/** Looks for other records of everybody, some at a time: the rest is a job of its own. */
export const lookThrough = defineJob(
  lookThroughJob,
  async ({ payload, inTransaction }) => {
    const next = await inTransaction(async (tx) => {
      const [rows] = await tx.load(
        resumes
          .selectFrom('candidates')
          .select('id')
          .where('id', '>', payload.after)
          .where('merged_into', 'is', null)
          .orderBy('id')
          .limit(atOnce),
      )
      const last = rows.at(-1)?.id
      if (rows.length === atOnce && last !== undefined) tx.enqueue(lookThroughJob, { after: last })
      return rows
    })
    for (const { id } of next) await inTransaction((tx) => findPairs(tx, id))
  },
  { nobodyWaits: 'it can be asked for again' },
)
