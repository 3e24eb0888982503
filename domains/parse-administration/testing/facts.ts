import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { document_reading: 'document_readings', rereading: 'rereadings' },
  needs: ['resumes'],
  make: async ({ world, organisationId }) => {
    await world.rows(
      `with reading as (
         insert into document_readings (organisation_id, file_id, resume_id, cause, reader, state, took_ms, begun_at)
         select organisation_id, file_id, id, 'arrival', 0, 'read', 12, now() from resumes
         where organisation_id = $1 and file_id is not null order by id desc limit 1
         on conflict do nothing returning organisation_id, id)
       insert into document_reading_steps (organisation_id, reading_id, place, step, took_ms)
       select organisation_id, id, 1, 'recognise', 12 from reading`,
      organisationId,
    )
    await world.rows(
      `insert into rereadings (organisation_id, resume_id, state, reader, after, found, asked_at, read_at)
       select organisation_id, id, 'open', 1, '{"city": {"value": "珠海", "confidence": 0.9, "source": null}}', 1, now(), now()
       from resumes where organisation_id = $1 and file_id is not null order by id desc limit 1`,
      organisationId,
    )
  },
  moreRows: [
    `insert into reading_settings (organisation_id) select id from organisations on conflict do nothing`,
  ],
}
