import { referralApi } from '@bole/referral/contract'
import type { DomainFacts } from '@bole/server/testing'

const { openPositions, makeCode, addRule, saveSettings } = referralApi

export const facts: DomainFacts = {
  records: { reward_rule: 'referral_rules', reward: 'referral_entries' },
  needs: ['accounts', 'positions', 'themes', 'pipeline'],
  make: async ({ world, organisationId, word, ask, made }) => {
    // Open to it before, so that the project keeps its version.
    const [row] = await world.rows(
      `update projects set is_open_for_referral = true where id = (select project_id from positions where id = $1) returning id`,
      made.position,
    )
    const position_ids = [made.position]
    await ask(openPositions, { theme_id: Number(row?.id), position_ids })
    await ask(makeCode, { name: word })
    await ask(saveSettings, { rewards_own_positions: false, protected_days: 180, version: 0 })
    const promise = { milestone: 'joined', amount: 500_000, currency: 'CNY', valid_from: '2999-01-01' }
    await ask(addRule, promise)
    // Of another colleague than the one who settles them.
    await world.rows(
      `with referred as (
         insert into referrals (organisation_id, application_id, code_id, user_id, position_id, outcome, referred_at)
         select a.organisation_id, a.id, c.id, u.id, a.position_id, 'credited', now() from applications a
         join lateral (select id from referral_codes where organisation_id = a.organisation_id order by id desc limit 1) c on true
         join lateral (select max(id) as id from users where organisation_id = a.organisation_id) u on true
         where a.organisation_id = $1 returning *)
       insert into referral_entries (organisation_id, kind, user_id, application_id, rule_id, milestone, amount, currency, happened_at)
       select r.organisation_id, 'earned', r.user_id, r.application_id, rule.id, 'joined', 500000, 'CNY', now() from referred r
       join referral_rules rule on rule.organisation_id = r.organisation_id limit 1`,
      organisationId,
    )
  },
  samples: { 'referral.addRule body.valid_from': '2999-01-01', 'referral.addRule body.currency': 'CNY' },
  foreignAnswers: {
    filter: ['referral.listReferrals query.user_id', 'referral.listRewards query.user_id'],
    unknown_project: ['referral.addRule body.theme_id'],
    unknown_position: [
      'referral.addRule body.position_id',
      'referral.openPositions body.position_ids',
      'referral.openPositions body.position_ids.[]',
      'referral.openLater body.position_ids',
      'referral.openLater body.position_ids.[]',
    ],
    not_open: ['referral.makeCode body.position_id'],
  },
}
