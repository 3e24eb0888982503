import { randomUUID } from 'node:crypto'
import { fillText } from '@bole/platform/contract'
import type { Handler } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { keep } from './keep.ts'
import { fullNotice } from './take-places.ts'

/** Keeps people from the record, or a selection of the list. */
export const keepTalents: Handler<typeof talentPoolApi.keepTalents> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  const batchId = randomUUID()
  const { post_ids: postIds, folder_id: folderId, text } = body
  const kept = await keep(tx, caller, { postIds, folderId, text, batchId, now })
  if (kept.fault === 'pool_full') throw refuse('pool_full', fullNotice(kept.places, language))
  if (kept.fault) throw refuse(kept.fault)
  const said = talentPoolRefusals[language]
  const already = kept.already.map(({ id, name, folder }) => ({
    id,
    title: name,
    message: folder === null ? said.kept_already : fillText(said.already_kept, { folder }),
  }))
  const withdrawn = kept.withdrawn.map(({ id, name, day }) => ({
    id,
    title: name,
    message: fillText(said.has_withdrawn, { day }),
  }))
  return { batch_id: batchId, done: kept.done, refused: [...already, ...withdrawn] }
}
