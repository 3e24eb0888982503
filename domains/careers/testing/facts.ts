import { receipts } from '@bole/careers/model'
import type { DomainFacts } from '@bole/server/testing'

/** A receipt as it is written; whose key signed it nobody asks here. */
const document = receipts.withSignature(
  receipts.signedText(
    {
      number: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      edition: 1,
      company: 'Acme',
      position: 'Engineer',
      applicant: 'Li Na',
      applied_on: '2026-01-05',
      decided_on: '2026-01-12',
      stage: 'interview',
      decision: 'not_selected',
      reason: '',
      machine: 'none',
      answer_promised_by: null,
    },
    '0'.repeat(16),
  ),
  '0'.repeat(128),
)

export const facts: DomainFacts = {
  records: { decision_receipt: 'decision_receipts', receipt_request: 'receipt_requests' },
  samples: {
    'careers.apply body.email': 'li.na@example.com',
    'careers.apply body.idempotency_key': '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f21',
    'careers.apply body.phone': '13800138000',
  },
  needs: ['pipeline'],
  foreignAnswers: {
    filter: ['careers.listPositions query.project_id', 'careers.listOverdueAnswers query.project_id'],
  },
  make: async ({ world, organisationId }) => {
    await world.rows(
      `insert into decision_receipts (organisation_id, application_id, number, decided_at, stage, decision, machine, document)
       select organisation_id, id, gen_random_uuid(), now(), 'interview', 'not_selected', 'none', $2 from applications
       where organisation_id = $1 on conflict do nothing`,
      organisationId,
      document,
    )
    // A logo is shown where a project shows it.
    await world.rows(
      `update projects set logo_id = (select max(id) from project_logos where organisation_id = $1) where organisation_id = $1`,
      organisationId,
    )
    await world.rows(
      `insert into receipt_requests (organisation_id, application_id, kind)
       select organisation_id, id, 'review' from applications where organisation_id = $1 on conflict do nothing`,
      organisationId,
    )
  },
  moreRows: [
    `insert into careers_submissions (organisation_id, application_id, sent, language, consent_version, consented_at)
     select organisation_id, id, '{"name": "李雷"}', 'zh-CN', '1', now() from applications`,
    `insert into chosen_reasons (organisation_id, application_id, reason, decided_at)
     select organisation_id, id, 'The position is filled.', now() from applications on conflict do nothing`,
    `insert into answer_days (organisation_id) select id from organisations on conflict do nothing`,
    `insert into answer_dates (organisation_id, application_id, due_on)
     select organisation_id, id, '2999-01-04' from applications on conflict do nothing`,
  ],
  passingTables: ['careers_uploads', 'careers_sent_uploads'],
}
