import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { detailOf } from './detail-store.ts'
import { requireCandidate } from './resume-store.ts'

export const getDetail: Handler<typeof resumesApi.getDetail> = async ({ query, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  return detailOf(tx, caller, query.post_id, candidateId)
}
