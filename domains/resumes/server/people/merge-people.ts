import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { resumes } from '../resume-store.ts'
import { mergeRecords } from './merge-records.ts'
import { newestOf, pairsSeen } from './pair-store.ts'
import { lockRecords } from './save-facts.ts'

export const mergePeople: Handler<typeof resumesApi.mergePeople> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const [[pair], [seen]] = await tx.load(
    resumes.selectFrom('suspected_pairs').selectAll().where('id', '=', body.id).forUpdate(),
    pairsSeen(caller).select('suspected_pairs.id').where('suspected_pairs.id', '=', body.id),
  )
  if (pair?.state === 'merged') throw refuse('pair_merged')
  if (!pair || !seen) throw notFound()
  const isFirst = body.keep === 'one'
  const [keptId, otherId] = isFirst ? [pair.one_id, pair.other_id] : [pair.other_id, pair.one_id]
  const locked = await lockRecords(tx, [keptId, otherId])
  if (!locked) throw notFound()
  const [kept, other] = locked
  const versions = isFirst ? [body.one_version, body.other_version] : [body.other_version, body.one_version]
  if (kept.version !== versions[0] || other.version !== versions[1]) throw refuse('stale')
  if (kept.merged_into !== null || other.merged_into !== null) throw refuse('pair_merged')
  const id = await mergeRecords(tx, { kept, other, taken: body.taken, by: caller.userId, at: now })
  const application = (await newestOf(tx, caller, [keptId])).get(keptId)
  if (!application) throw notFound()
  return { id, post_id: application.id }
}
