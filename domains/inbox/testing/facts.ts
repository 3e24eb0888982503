import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { notice: 'notices', progress: 'progress' },
  moreRows: [
    `insert into told (organisation_id, about, user_id, said) select organisation_id, '1', id, 'asked_to_approve' from users`,
    `insert into notice_settings (organisation_id, user_id) select organisation_id, id from users`,
  ],
  make: async ({ world, organisationId }) => {
    await world.rows(
      `insert into notices (organisation_id, user_id, kind, facts)
       select organisation_id, id, 'upload_finished', '{}' from users where organisation_id = $1 and role = 'SuperAdmin'`,
      organisationId,
    )
  },
}
