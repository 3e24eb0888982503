import { rpoApi } from '@bole/rpo/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { rpo_batch: 'rpo_batches', rpo_record: 'rpo_records', rpo_folder: 'rpo_folders' },
  needs: ['accounts', 'positions', 'themes'],
  make: async ({ world, organisationId, ask, made, word }) => {
    await ask(rpoApi.saveFolder, { name: word })
    // Without a file: the company's newest has to stay a candidate's.
    await world.rows(
      `with batch as (insert into rpo_batches (organisation_id, user_id, position_id)
         select organisation_id, user_id, $2 from rpo_folders where organisation_id = $1 returning *)
       insert into rpo_records (organisation_id, batch_id, name) select organisation_id, id, $3 from batch`,
      organisationId,
      made.position,
      `${word}.pdf`,
    )
  },
  // A folder is its owner's alone: whoever else sends into the company's hears 404, as they should.
  samples: { 'rpo.addImport body.dir_id': undefined },
  foreignAnswers: {
    filter: [
      'rpo.listRecords query.batch_id',
      'rpo.listRecords query.position_id',
      'rpo.listRecords query.dir_id',
    ],
    unknown_person: ['rpo.saveShare body.user_ids', 'rpo.saveShare body.user_ids.[]'],
  },
  moreRows: [
    `insert into rpo_shares (organisation_id, project_id, user_id)
     select p.organisation_id, p.id, u.id from projects p
     join lateral (select id from users where organisation_id = p.organisation_id order by id limit 1) u on true`,
  ],
}
