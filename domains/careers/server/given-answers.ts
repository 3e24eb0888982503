import { provide } from '@bole/platform/slots'
import { givenAnswers } from '@bole/resumes/server'
import { sql } from 'kysely'
import { careers } from './careers-store.ts'

/** What somebody answered who applied here, by the keys of the form's questions. */
export const fillGivenAnswers = provide(givenAnswers, (postId) =>
  careers
    .selectFrom('careers_submissions')
    .select(
      sql<object>`(select jsonb_object_agg(case key when 'expected_places' then 'expect_location'
        when 'graduated_at' then 'graduate_date' else key end, value) from jsonb_each(sent))`.as('sent'),
    )
    .where('application_id', '=', postId),
)
