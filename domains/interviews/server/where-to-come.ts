import { sameTenant, type Transaction } from '@bole/platform/server'
import { interviews } from './interview-store.ts'

/** How the candidate of an application finds the interview they are expected at: empty where nothing was said, or nothing is to come. */
export async function whereToCome(tx: Transaction, applicationId: number) {
  const found = await tx.find(
    interviews
      .selectFrom('interview_candidates as met')
      .innerJoin('interviews', (join) => sameTenant(join, 'interviews.id', 'met.interview_id'))
      .select(['interviews.address', 'interviews.directions'])
      .where('met.application_id', '=', applicationId)
      .where('met.left_at', 'is', null)
      .where('interviews.state', '=', 'ahead')
      .orderBy('interviews.starts_at', 'desc')
      .limit(1),
  )
  return found ?? { address: '', directions: '' }
}
