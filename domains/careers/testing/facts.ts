import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { decision_receipt: 'decision_receipts', receipt_request: 'receipt_requests' },
  samples: {
    'careers.apply body.email': 'li.na@example.com',
    'careers.apply body.idempotency_key': '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f21',
    'careers.apply body.phone': '13800138000',
  },
  moreRows: [
    `insert into careers_submissions (organisation_id, application_id, sent, language, consent_version, consented_at)
     select organisation_id, id, '{"name": "李雷"}', 'zh-CN', '1', now() from applications`,
    `insert into decision_receipts (organisation_id, application_id, number, decided_at, stage, decision, machine, document)
     select organisation_id, id, gen_random_uuid(), now(), 'interview', 'not_selected', 'none', 'bole-receipt-1' from applications
     on conflict do nothing`,
    `insert into receipt_requests (organisation_id, application_id, kind)
     select organisation_id, id, 'review' from applications on conflict do nothing`,
    `insert into answer_days (organisation_id) select id from organisations on conflict do nothing`,
    `insert into answer_dates (organisation_id, application_id, due_on)
     select organisation_id, id, '2999-01-04' from applications on conflict do nothing`,
  ],
  passingTables: ['careers_uploads', 'careers_sent_uploads'],
}
