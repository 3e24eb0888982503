import { resumesApi } from '@bole/resumes/contract'
import type { DomainFacts } from '@bole/server/testing'
import { addAlike } from './add-alike.ts'
import { addResume } from './add-resume.ts'

export const facts: DomainFacts = {
  records: {
    candidate: 'candidates',
    resume: 'resumes',
    file: 'files',
    note: 'candidate_notes',
    pair: 'suspected_pairs',
    merge: 'person_merges',
    parse_report: 'parse_reports',
  },
  needs: ['pipeline', 'intake'],
  make: async ({ world, organisationId, word, ask, made }) => {
    await ask(resumesApi.addNote, { post_id: made.application, text: word })
    const [row] = await world.rows('select candidate_id from applications where id = $1', made.application)
    await addResume(world, organisationId, Number(row?.candidate_id), word)
    await ask(resumesApi.submitError, { post_id: made.application, text: word })
    await addAlike(world, organisationId, Number(row?.candidate_id), word)
  },
  foreignAnswers: { filter: ['resumes.checkRepeat query.position_id'] },
  moreRows: [
    `with reading as (insert into document_readings (organisation_id, file_id, cause, reader, state, begun_at)
       select organisation_id, id, 'arrival', 1, 'read', now() from files on conflict do nothing returning organisation_id, id)
     insert into document_reading_steps (organisation_id, reading_id, place, step, took_ms)
     select organisation_id, id, 1, 'recognise', 3 from reading`,
    `insert into identity_papers (organisation_id, candidate_id, sealed, digest)
     select organisation_id, id, '\\x00', '\\x01' from candidates on conflict do nothing`,
    `insert into proved_contacts (organisation_id, candidate_id, key, proved_at)
     select organisation_id, id, 'p:+8613800000001', now() from candidates on conflict do nothing`,
    `insert into people_rules (organisation_id) select id from organisations on conflict do nothing`,
    `insert into person_keys (organisation_id, key, candidate_id) select organisation_id, 'p:+8613800000001', id from candidates
     on conflict do nothing`,
    `insert into candidate_differences (organisation_id, candidate_id, application_id, field, held, said, said_at)
     select organisation_id, candidate_id, id, 'city', '"上海"', '"北京"', now() from applications`,
    `insert into parse_reports (organisation_id, resume_id, candidate_id, application_id, user_id, body)
     select r.organisation_id, r.id, r.candidate_id, a.id, u.id, '学校读错了' from resumes r
     join applications a using (organisation_id, candidate_id) join users u using (organisation_id)`,
    `insert into resume_words (organisation_id, candidate_id, words)
     select organisation_id, id, '{"北京", "engineer"}' from candidates`,
    `insert into note_mentions (organisation_id, note_id, user_id)
     select n.organisation_id, n.id, min(u.id) from candidate_notes n join users u using (organisation_id) group by 1, 2`,
  ],
}
