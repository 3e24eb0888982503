import { defineJob, type Transaction } from '@bole/platform/server'
import { resumes } from '../resume-store.ts'
import { findPairs } from './find-pairs.ts'
import { lookForPairsJob, lookOn, lookThroughJob } from './look-later.ts'
import { mergeByRule } from './merge-by-rule.ts'

async function lookAt(tx: Transaction, candidateId: number, now: Date): Promise<void> {
  await findPairs(tx, candidateId)
  await mergeByRule(tx, candidateId, now)
}

/** Looks for other records of somebody who came or changed. Looking twice finds the same. */
export const lookForPairs = defineJob(
  lookForPairsJob,
  async ({ payload, inTransaction, now }) => {
    await inTransaction((tx) => lookAt(tx, payload.candidate_id, now))
  },
  { nobodyWaits: 'whoever is not found now is found when the record changes, or when somebody looks' },
)

const atOnce = 200

/** Looks for other records of everybody, some at a time: the rest is a job of its own. */
export const lookThrough = defineJob(
  lookThroughJob,
  async ({ payload, inTransaction, now }) => {
    const [rows] = await inTransaction((tx) =>
      tx.load(
        resumes
          .selectFrom('candidates')
          .select('id')
          .where('id', '>', payload.after)
          .where('merged_into', 'is', null)
          .orderBy('id')
          .limit(atOnce),
      ),
    )
    for (const { id } of rows) await inTransaction((tx) => lookAt(tx, id, now))
    // Only now: a page that is tried again after a fault goes on once.
    const last = rows.at(-1)?.id
    if (rows.length === atOnce && last !== undefined) await inTransaction(async (tx) => lookOn(tx, last))
  },
  { nobodyWaits: 'it can be asked for again' },
)
