import { prepared, type Transaction } from '@bole/platform/server'

/** Whose accounts on BOSS直聘 the company has, and about how many people write to each on a working day. */
const accounts = [
  ['何静 · 渡光能源', 'he', 14],
  ['林若溪 · 渡光能源', 'lin', 9],
  ['秦岚 · 渡光能源', 'qin', 6],
  ['渡光能源招聘', null, 3],
] as const

/** Whom the board recommended: to which account, for what, how many days ago, and how far it went. */
const recommended = [
  [0, '程亦凡', '充电云平台后端工程师', 1, 'recommended'],
  [0, '孟书言', '充电云平台后端工程师', 2, 'contacted'],
  [0, '罗一鸣', '站点可靠性工程师', 3, 'exchanged'],
  [1, '邓可欣', '电力电子硬件工程师', 1, 'replied'],
  [1, '白子昂', '电力电子硬件工程师', 4, 'unsuitable'],
  [1, '沈知夏', '嵌入式软件工程师', 6, 'exchanged'],
  [2, '欧阳川', '采购分析师', 2, 'contacted'],
  [2, '秦若谷', '采购分析师', 8, 'unsuitable'],
] as const

// On weekends a third writes; who is answered and who leaves a phone follows from the day, so that every start tells the same.
const addAccount = prepared<object>(`
with account as (
  insert into board_accounts (organisation_id, channel, name, user_id)
  select $1, 'boss', $2, (select id from users where organisation_id = $1 and username = $3) returning organisation_id, id, name),
activity as (
  insert into board_activity (organisation_id, account_id, day, customer_message_count, customer_count, reply_count, exchange_contact_count)
  select a.organisation_id, a.id, d.day, d.wrote * 3 + d.turn % 4, d.wrote, d.wrote - d.turn % 3 * (d.wrote > 2)::integer, d.wrote / 3
  from account a cross join lateral (
    select ($5::timestamptz - make_interval(days => n))::date as day, n as turn,
      case when extract(isodow from $5::timestamptz - make_interval(days => n)) > 5 then $4::integer / 3 else $4::integer + n % 4 - 1 end as wrote
    from generate_series(1, 21) n
  ) d)
insert into board_recommendations (organisation_id, account_id, reference, name, position_title, recommended_at, outcome)
select a.organisation_id, a.id, 'demo-' || r.name, r.name, r.title, $5::timestamptz - make_interval(days => r.days, hours => 2), r.outcome
from account a cross join jsonb_to_recordset($6::jsonb) as r(name text, title text, days integer, outcome text)`)

/** Writes what a job board told of three weeks. */
export function loadBoardActivity(tx: Transaction, now: Date): void {
  for (const [place, [account, username, people]] of accounts.entries()) {
    const told = recommended
      .filter(([of]) => of === place)
      .map(([, name, title, days, outcome]) => ({ name, title, days, outcome }))
    tx.save(addAccount(tx.organisationId, account, username, people, now, JSON.stringify(told)))
  }
}
