import { codingApi } from '@bole/coding/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // A question of the library belongs to no organisation.
  records: { coding_program: 'coding_programs', coding_question: null },
  needs: ['rooms', 'interviews', 'accounts', 'pipeline'],
  make: async ({ world, organisationId, word, ask }) => {
    const [row] = await world.rows(
      'select min(id) as id from interviews where organisation_id = $1',
      organisationId,
    )
    await ask(codingApi.setFromHr, {
      ...{ schedule_id: Number(row?.id), title: word, description: word, languages: ['javascript', 'sql'] },
      cases: [
        { input: word, expected: word },
        { input: word, expected: word, is_hidden: true },
      ],
    })
    await world.rows(
      `with cursor as (
         insert into coding_cursors (organisation_id, program_id, client, author, language, anchor, head, seen_at)
         select organisation_id, id, 1, 'u' || made_by, language, 0, 0, now() from coding_programs where organisation_id = $1
       ), ran as (
         insert into coding_runs (organisation_id, program_id, author, kind, language, source, input, results, ran_at)
         select organisation_id, id, 'u' || made_by, 'debug', language, $2, $2,
           jsonb_build_array(jsonb_build_object('verdict', 'done', 'output', $2::text, 'complaint', '', 'milliseconds', 1, 'isHidden', false)), now()
         from coding_programs where organisation_id = $1
       )
       insert into coding_snapshots (organisation_id, program_id, seq, state)
       select organisation_id, program_id, seq, update from coding_updates where organisation_id = $1`,
      organisationId,
      word,
    )
  },
  samples: { 'coding.setFromHr body.languages': ['python'] },
}
