import { organisationsApi } from '@bole/organisations/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {
    api_key: 'api_keys',
    company_code: null,
    service_period: 'service_periods',
    period_service: 'period_services',
    service_request: 'service_requests',
    trial_application: 'trial_applications',
  },
  needs: ['accounts'],
  make: async ({ world, organisationId, ask, made }) => {
    await ask(organisationsApi.createApiKey, {})
    const [key] = await world.rows('select id from api_keys where organisation_id = $1', organisationId)
    made.api_key = Number(key?.id)
    const [period] = await world.rows(
      'insert into service_periods (organisation_id, starts_at) values ($1, now()) returning id',
      organisationId,
    )
    made.service_period = Number(period?.id)
    const [service] = await world.rows(
      `insert into period_services (organisation_id, period_id, service_id, type) values ($1, $2, 1, 'hr') returning id`,
      organisationId,
      made.service_period,
    )
    made.period_service = Number(service?.id)
    const [request] = await world.rows(
      `insert into service_requests (organisation_id, type, quantity, note, asked_name)
        values ($1, 'exam', 5, '', '林夏') returning id`,
      organisationId,
    )
    made.service_request = Number(request?.id)
    const [trial] = await world.rows(
      `insert into trial_applications (organisation_id, company, contact, email, phone, purpose, language)
        values ($1, '远山科技', '周远', 'zhou@yuanshan.test', '', '', 'zh-CN') returning id`,
      organisationId,
    )
    made.trial_application = Number(trial?.id)
  },
  samples: {
    'organisations.createService body.quantity': 5,
    'organisations.updateService body.quantity': 5,
    'organisations.createAgency body.username': 'main.account',
    'organisations.createAgency body.slug': 'sample-company',
    'organisations.handleRequest body.quantity': 5,
  },
  // Who asks is no operator: that comes before any record.
  foreignAnswers: {
    operators_only: [
      'organisations.copyPeriod body.copy_of',
      'organisations.updatePeriod body.id',
      'organisations.createService body.period_id',
      'organisations.updateService body.id',
      'organisations.switchService body.id',
      'organisations.handleRequest body.id',
      'organisations.changeTrial body.id',
      'organisations.createAgency body.trial_id',
    ],
  },
  moreRows: [
    `insert into organisation_profiles (organisation_id) select id from organisations`,
    `insert into organisation_pictures (organisation_id, kind, bytes) select id, 'logo', '\\x00' from organisations`,
    `insert into organisation_history (organisation_id, actor_name, action) select id, 'x', 'update' from organisations`,
  ],
  passingTables: ['api_nonces'],
}
