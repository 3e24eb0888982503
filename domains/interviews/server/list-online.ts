import type { interviewsApi } from '@bole/interviews/contract'
import type { Caller, Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { inState, interviewsFound, isOnline } from './find-interviews.ts'
import { inFull } from './interview-store.ts'
import { presentInterview } from './present.ts'

const halfADay = 12 * 60 * 60_000

/** The online interviews that are on, or begin within half a day. */
export function onlineSoon({ origin }: { readonly origin: number }, caller: Caller, now: Date) {
  return inFull(interviewsFound({ origin }, caller))
    .where(isOnline)
    .where(inState('to_be_interview', now))
    .where('interviews.starts_at', '<', new Date(now.getTime() + halfADay))
    .orderBy('interviews.starts_at')
    .orderBy(sql`interviews.id`)
    .limit(200)
}

/** The online interviews that are on, or begin soon. */
export const listOnline: Handler<typeof interviewsApi.onlineList> = async ({ body, caller, tx, now }) => {
  const [rows] = await tx.load(onlineSoon(body, caller, now))
  return { online_list: rows.map((row) => presentInterview(row, caller, now)) }
}
