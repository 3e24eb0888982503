import { type Handler, inserted, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { mention, mentionedIn, peopleNamed, takeBackMentions } from './mention-store.ts'
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

/** Whoever is named in a note has to be there and to see whom it is on; they are told with it. */
export const addNote: Handler<typeof resumesApi.addNote> = async ({ body, caller, tx, now, refuse }) => {
  const candidate_id = await requireCandidate(tx, caller, body.post_id)
  const named = await peopleNamed(tx, body.text, { candidateId: candidate_id, postId: body.post_id, caller })
  if ('refusal' in named) throw refuse(named.refusal, { values: named.values })
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
  await mention(tx, { noteId: row.id, candidateId: candidate_id, people: named.people, caller })
  tx.announce('note', { candidate: candidate_id })
  return row
}

export const deleteNote: Handler<typeof resumesApi.deleteNote> = async ({ body, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  const [told] = await tx.load(mentionedIn(body.id))
  const gone = await tx.find(
    resumes
      .deleteFrom('candidate_notes')
      .where('id', '=', body.id)
      .where('candidate_id', '=', candidateId)
      .where('user_id', '=', caller.userId)
      .returning('id'),
  )
  if (!gone) throw notFound()
  takeBackMentions(tx, body.id, told)
  tx.announce('note', { candidate: candidateId })
  return gone
}
