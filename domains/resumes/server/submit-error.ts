import { type Handler, inserted } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { currentResume, requireCandidate, resumes } from './resume-store.ts'

/** Keeps a complaint about a reading beside the résumé it is about. */
export const submitError: Handler<typeof resumesApi.submitError> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const candidate_id = await requireCandidate(tx, caller, body.post_id)
  const resume = await tx.find(currentResume(candidate_id))
  if (!resume) throw refuse('no_resume')
  const row = inserted(
    await tx.find(
      resumes
        .insertInto('parse_reports')
        .values({
          organisation_id: tx.organisationId,
          resume_id: resume.id,
          candidate_id,
          application_id: body.post_id,
          user_id: caller.userId,
          body: body.text,
          created_at: now,
        })
        .returning('id'),
    ),
  )
  return row
}
