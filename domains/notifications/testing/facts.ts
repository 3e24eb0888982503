import { notificationsApi } from '@bole/notifications/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  needs: ['pipeline'],
  make: async ({ word, ask }) => {
    await ask(notificationsApi.saveTemplate, {
      ...{ stage: 1, event: 'passed', language: 'en-US', process_id: null, seen_version: 0 },
      ...{ subject: word, body: word },
    })
  },
  samples: {
    'notifications.getTemplateContent query.stage': 12,
    'notifications.previewMessage body.stage': 12,
    'notifications.saveTemplate body.stage': 12,
    'notifications.sendTest body.stage': 12,
    'notifications.saveTemplate body.body': '{{time}}',
    'notifications.sendTest body.body': '{{time}}',
  },
}
