import type { pipelineApi } from '@bole/pipeline/contract'
import { type Context, Failure, may } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { keepingInPool } from '../slots.ts'

type Deciding = Context<typeof pipelineApi.giveFeedback> | Context<typeof pipelineApi.giveFeedbackToMany>

/** Keeps whoever was turned down in a folder of the talent pool, in the same transaction, where whoever decided asked for that. */
export async function keepInPool(
  { body, tx, caller, refuse, language, now }: Deciding,
  postIds: readonly number[],
  batchId: string,
): Promise<void> {
  const folderId = 'keep_in_folder_id' in body ? body.keep_in_folder_id : null
  if (!folderId) return
  if (!may(caller, 'pool.manage')) throw new Failure('not_permitted')
  // A folder that is not there is none, whatever was decided.
  const kept = body.action === 'eliminate' ? postIds : []
  const keeping = { postIds: kept, folderId, text: '', batchId, now }
  const full = await providedFor(keepingInPool)(tx, caller, keeping, language)
  if (full) throw refuse('pool_full', full)
}
