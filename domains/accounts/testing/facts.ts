import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { user: 'users', department: 'departments', challenge: null },
  make: async ({ world, organisationId, word, made }) => {
    made.department = await world.department(organisationId, word)
  },
  foreignAnswers: { filter: ['accounts.listPeople query.ids'] },
  moreRows: [
    `insert into known_devices (organisation_id, user_id, digest) select organisation_id, id, '\\x00' from users`,
    `insert into page_views (organisation_id, user_id, path) select organisation_id, id, '/' from users`,
  ],
  passingTables: ['sign_in_challenges', 'sign_in_failures'],
}
