import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { detailOf } from './detail-store.ts'

export const getDetail: Handler<typeof resumesApi.getDetail> = ({ query, caller, tx }) =>
  detailOf(tx, caller, query.post_id)
