import { notificationsApi, notifySettings } from '@bole/notifications/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {
    notify_record: 'notify_records',
    notify_optout: 'notify_optouts',
    notify_template: 'notify_templates',
  },
  needs: ['pipeline'],
  make: async ({ world, organisationId, word, ask, made }) => {
    await ask(notificationsApi.saveTemplate, {
      ...{ stage: 1, event: 'passed', language: 'en-US', process_id: null, seen_version: 0 },
      ...{ subject: word, body: word },
    })
    await ask(notificationsApi.updateSettings, {
      ...{ id: organisationId, version: 0, ...notifySettings.rules.defaults },
      language: 'en-US',
    })
    await ask(notificationsApi.sendMessages, {
      ...{ applications: [made.application], language: 'en-US', at: '2999-01-01T00:00:00Z' },
      words: { subject: word, body: word },
    })
    await world.rows(
      "insert into notify_optouts (organisation_id, address) values ($1, 'lin@acme.test')",
      organisationId,
    )
  },
  samples: {
    'notifications.getTemplateContent query.stage': 12,
    'notifications.previewMessage body.stage': 12,
    'notifications.saveTemplate body.stage': 12,
    'notifications.sendTest body.stage': 12,
    'notifications.saveTemplate body.body': '{{time}}',
    'notifications.sendTest body.body': '{{time}}',
    'notifications.updateSettings body.quiet_from': null,
    'notifications.updateSettings body.quiet_until': null,
  },
  moreRows: [
    `insert into notify_replies (organisation_id, record_id, message_id, subject, body, received_at)
     select organisation_id, id, 'x', 's', 'b', now() from notify_records`,
    `insert into application_links (organisation_id, token_digest, application_id)
     select organisation_id, int8send(id), id from applications`,
  ],
}
