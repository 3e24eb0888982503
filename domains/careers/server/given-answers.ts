import { provide } from '@bole/platform/slots'
import { givenAnswers } from '@bole/resumes/server'
import { careers } from './careers-store.ts'

/** What somebody answered who applied here, as it is kept. */
export const fillGivenAnswers = provide(givenAnswers, (postId) =>
  careers.selectFrom('careers_submissions').select('sent').where('application_id', '=', postId),
)
