import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { delegation: 'delegations' },
  needs: ['pipeline'],
  make: async ({ world, organisationId, word }) => {
    await world.rows(
      `insert into delegations (organisation_id, user_id, deputy_id, begins_on, ends_on)
       select $1::bigint, min(id), max(id), '2026-01-05', current_date + 7 from users where organisation_id = $1 and $2 <> ''
       having min(id) <> max(id)`,
      organisationId,
      word,
    )
  },
  foreignAnswers: {
    filter: [
      'approvals.listApprovals query.check_by_user_id',
      'approvals.listApprovals query.department_id',
      'approvals.listApprovals query.position_id',
    ],
    each: ['approvals.batchAddCheck body.applications.[].post_id'],
    unknown_person: [
      'approvals.createDelegation body.deputy_id',
      'approvals.addCheck body.check_by_user_ids',
      'approvals.batchAddCheck body.check_by_user_ids',
    ],
  },
  moreRows: [
    `insert into approval_settings (organisation_id) select id from organisations on conflict do nothing`,
    `insert into stage_records (organisation_id, application_id, stage, step, detail, closed_at)
     select organisation_id, id, 14, 40, 0, now() from applications`,
    `insert into approval_rounds (organisation_id, application_id, stage_record_id, state, settled_at)
     select organisation_id, application_id, id, 'approved', now() from stage_records where stage = 14
     on conflict do nothing`,
    `insert into approval_steps (organisation_id, round_id, user_id, place, state, asked_at)
     select o.organisation_id, o.id, u.id, 0, 'spared', now() from approval_rounds o
     join lateral (select id from users where organisation_id = o.organisation_id order by id limit 1) u on true
     on conflict do nothing`,
    `insert into approval_links (organisation_id, token_digest, round_id, user_id, address, expires_at)
     select s.organisation_id, decode(md5(s.organisation_id || ' ' || s.id), 'hex'), s.round_id, s.user_id, 'he@acme.test', now() from approval_steps s
     on conflict do nothing`,
  ],
}
