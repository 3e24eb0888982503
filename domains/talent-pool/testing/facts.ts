import type { DomainFacts } from '@bole/server/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'

export const facts: DomainFacts = {
  records: { talent: 'pool_members', pool_folder: 'pool_folders', pool_batch: 'pool_batches' },
  needs: ['pipeline'],
  make: async ({ world, organisationId, word, ask, made }) => {
    await ask(talentPoolApi.createFolder, { name: word, everybody: 'manage' })
    const [folder] = await world.rows(
      'select id from pool_folders where organisation_id = $1',
      organisationId,
    )
    await ask(talentPoolApi.keepTalents, {
      ...{ post_ids: [made.application], folder_id: Number(folder?.id), text: word },
    })
  },
  // A consent was given on a day that has passed.
  samples: { 'talent-pool.recordConsent body.said_on': '2026-01-02' },
  foreignAnswers: {
    filter: [
      'talent-pool.listColleagues query.department_id',
      'talent-pool.listTalents query.folder_id',
      'talent-pool.listTalents query.owner_id',
    ],
    unknown_person: [
      'talent-pool.distribute body.user_id',
      'talent-pool.createFolder body.manage_people',
      'talent-pool.createFolder body.see_people',
      'talent-pool.updateFolder body.manage_people',
      'talent-pool.updateFolder body.see_people',
    ],
    unknown_department: [
      'talent-pool.createFolder body.manage_departments',
      'talent-pool.createFolder body.see_departments',
      'talent-pool.updateFolder body.manage_departments',
      'talent-pool.updateFolder body.see_departments',
    ],
  },
  moreRows: [
    `insert into pool_consents (organisation_id, candidate_id, given_on, ends_on)
     select organisation_id, candidate_id, current_date, current_date + 730 from pool_members`,
    `insert into pool_distributions (organisation_id, member_id, to_user_id, from_user_id, asked_at, state, settled_at)
     select m.organisation_id, m.id, u.id, u.id, now(), 'withdrawn', now() from pool_members m
     join lateral (select id from users where organisation_id = m.organisation_id order by id limit 1) u on true`,
  ],
}
