import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  make: async ({ world, organisationId, word }) => {
    await world.rows(
      `insert into short_messages (organisation_id, recipient, plain, about, state) values ($1, '13800000000', $2, 'test', 'failed')`,
      organisationId,
      word,
    )
  },
}
