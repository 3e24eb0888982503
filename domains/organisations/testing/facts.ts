import { organisationsApi } from '@bole/organisations/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { api_key: 'api_keys', company_code: null },
  needs: ['accounts'],
  make: async ({ world, organisationId, ask, made }) => {
    await ask(organisationsApi.createApiKey, {})
    const [key] = await world.rows('select id from api_keys where organisation_id = $1', organisationId)
    made.api_key = Number(key?.id)
  },
  moreRows: [
    `insert into organisation_profiles (organisation_id) select id from organisations`,
    `insert into organisation_pictures (organisation_id, kind, bytes) select id, 'logo', '\\x00' from organisations`,
  ],
  passingTables: ['api_nonces'],
}
