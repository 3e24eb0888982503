import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  samples: {
    'careers.apply body.email': 'li.na@example.com',
    'careers.apply body.idempotency_key': '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f21',
    'careers.apply body.phone': '13800138000',
  },
  moreRows: [
    `insert into careers_submissions (organisation_id, application_id, sent, language, consent_version, consented_at)
     select organisation_id, id, '{"name": "李雷"}', 'zh-CN', '1', now() from applications`,
  ],
  passingTables: ['careers_uploads', 'careers_sent_uploads'],
}
