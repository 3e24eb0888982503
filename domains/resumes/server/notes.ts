import { type Handler, inserted, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { noteCountOf, notesOf, presentNote } from './note-store.ts'
import { requireCandidate, resumes } from './resume-store.ts'

export const listNotes: Handler<typeof resumesApi.listNotes> = async ({ query, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  const [rows, [count]] = await tx.load(
    notesOf(candidateId)
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    noteCountOf(candidateId),
  )
  return { data: { list: rows.map((row) => presentNote(row, caller)) }, total: count?.total ?? 0 }
}

export const addNote: Handler<typeof resumesApi.addNote> = async ({ body, caller, tx, now }) => {
  const candidate_id = await requireCandidate(tx, caller, body.post_id)
  const row = inserted(
    await tx.find(
      resumes
        .insertInto('candidate_notes')
        .values({
          organisation_id: tx.organisationId,
          candidate_id,
          application_id: body.post_id,
          user_id: caller.userId,
          body: body.text,
          created_at: now,
        })
        .returning('id'),
    ),
  )
  tx.announce('note', { candidate: candidate_id })
  return row
}

export const deleteNote: Handler<typeof resumesApi.deleteNote> = async ({ body, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const gone = await tx.find(
    resumes
      .deleteFrom('candidate_notes')
      .where('id', '=', body.id)
      .where('candidate_id', '=', candidateId)
      .where('user_id', '=', caller.userId)
      .returning('id'),
  )
  if (!gone) throw notFound()
  tx.announce('note', { candidate: candidateId })
  return gone
}
