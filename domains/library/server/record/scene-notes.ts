import type { libraryApi } from '@bole/library/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'
import { requireSeen } from './behind.ts'

/** The stage the application was in when a note was written; screening where that is not known. */
const sceneOf = sql<number>`coalesce((select h.to_stage from application_history h
  where h.organisation_id = candidate_notes.organisation_id and h.application_id = candidate_notes.application_id
    and h.happened_at <= candidate_notes.created_at order by h.id desc limit 1), 1)`

export const listSceneNotes: Handler<typeof libraryApi.listSceneNotes> = async ({ query, caller, tx }) => {
  const { candidate_id } = await requireSeen(tx, caller, query.post_id)
  const [rows] = await tx.load(
    library
      .selectFrom('candidate_notes')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'candidate_notes.user_id'))
      .select([
        'candidate_notes.id',
        'candidate_notes.body',
        'candidate_notes.created_at',
        'users.name',
        sceneOf.as('scene'),
      ])
      .where('candidate_notes.candidate_id', '=', candidate_id)
      .orderBy('candidate_notes.id', 'desc')
      .limit(1000),
  )
  const scenes = Map.groupBy(rows, ({ scene }) => scene)
  const asked = [...scenes].filter(([scene]) => query.scene === undefined || scene === query.scene)
  const list = asked.map(([sceneId, notes]) => ({
    sceneId,
    total: notes.length,
    value: notes.slice(0, query.page_size).map((note) => {
      return {
        id: note.id,
        text: note.body,
        user: note.name ?? '',
        create_time: note.created_at.toISOString(),
      }
    }),
  }))
  return { list }
}
