import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { consentsOf } from './consent-store.ts'
import { openDistributions } from './distribution-store.ts'
import { pool, seenFolders } from './folder-store.ts'
import { historyOf } from './pool-history-store.ts'
import { presentTalent } from './present.ts'
import { applicationsOf, membersIn, membersInFull } from './talent-store.ts'

/** Where the person behind an application stands in the pool. Whoever does not see the folder sees nobody in it but whom they look after. */
export const viewTalent: Handler<typeof talentPoolApi.viewTalent> = async ({
  query,
  tx,
  caller,
  language,
  now,
}) => {
  const folders = await seenFolders(tx, caller)
  const behind = await tx.find(
    pool
      .selectFrom('applications')
      .select('applications.candidate_id')
      .where('applications.id', '=', query.post_id)
      .where('applications.id', 'in', applicationsSeenBy(caller)),
  )
  if (!behind) throw notFound()
  const id = behind.candidate_id
  const seen = folders.map((folder) => folder.id)
  const members = membersIn(seen, caller.userId).where('pool_members.candidate_id', '=', id)
  const [[row], applications, history] = await tx.load(
    membersInFull(members, caller),
    applicationsOf([id], caller),
    historyOf(id, seen, caller.userId),
  )
  const [open, consents] = await tx.load(openDistributions(row ? [row.id] : []), consentsOf([id]))
  const named = (folder: number | null, name: string | null) =>
    folder !== null && seen.includes(folder) ? (name ?? '') : ''
  const beside = { folders, applications, open, consents, caller, language, now }
  return {
    talent: row ? presentTalent(row, beside) : null,
    history: history.map((event) => ({
      id: event.id,
      time: event.happened_at.toISOString(),
      user: event.user_id === null ? null : { id: event.user_id, name: event.user_name ?? '' },
      action: event.action,
      to_user: event.to_user ?? '',
      position: event.position ?? '',
      from_folder: named(event.from_folder_id, event.from_folder),
      to_folder: named(event.to_folder_id, event.to_folder),
      text: event.text,
      how: event.said_how,
    })),
  }
}
