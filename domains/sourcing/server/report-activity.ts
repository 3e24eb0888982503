import { type Handler, prepared } from '@bole/platform/server'
import { boardKeys } from '@bole/positions/server'
import type { sourcingApi } from '@bole/sourcing/contract'

// Text: a report is one parameter each time, however many rows it has.
const addAccounts = prepared<object>(`
insert into board_accounts (organisation_id, channel, name)
select $1, $2, r."bossName" from jsonb_to_recordset($3::jsonb) as r("bossName" text) group by r."bossName" order by r."bossName"
on conflict (organisation_id, channel, name) do nothing`)

const addActivity = prepared<object>(`
insert into board_activity (organisation_id, account_id, day, customer_message_count, customer_count, reply_count, exchange_contact_count)
select distinct on (a.id) a.organisation_id, a.id, $4::date, r."customerMessageCount", r."customerCount", r."replyCount", r."exchangeContactCount"
from rows from (jsonb_to_recordset($3::jsonb) as ("bossName" text, "customerMessageCount" integer, "customerCount" integer,
  "replyCount" integer, "exchangeContactCount" integer)) with ordinality
  as r("bossName", "customerMessageCount", "customerCount", "replyCount", "exchangeContactCount", place)
join board_accounts a on a.organisation_id = $1 and a.channel = $2 and a.name = r."bossName"
order by a.id, r.place desc
on conflict (organisation_id, account_id, day) do update set customer_message_count = excluded.customer_message_count,
  customer_count = excluded.customer_count, reply_count = excluded.reply_count, exchange_contact_count = excluded.exchange_contact_count`)

const addRecommendations = prepared<object>(`
insert into board_recommendations (organisation_id, account_id, reference, name, position_title, recommended_at, outcome)
select distinct on (a.id, r.reference) a.organisation_id, a.id, r.reference, r.name, r.position_title, r.recommended_at, r.outcome
from rows from (jsonb_to_recordset($3::jsonb) as ("bossName" text, reference text, name text, position_title text,
  recommended_at timestamptz, outcome text)) with ordinality
  as r("bossName", reference, name, position_title, recommended_at, outcome, place)
join board_accounts a on a.organisation_id = $1 and a.channel = $2 and a.name = r."bossName"
order by a.id, r.reference, r.place desc
on conflict (organisation_id, account_id, reference) do update set name = excluded.name, position_title = excluded.position_title,
  recommended_at = excluded.recommended_at, outcome = excluded.outcome`)

const forgetOld = prepared<object>(
  `delete from board_recommendations where organisation_id = $1 and recommended_at < $2::timestamptz - interval '1 year'`,
)

/** Takes a board's word for a day: what it said of it before is replaced, and who is named for the first time is an account from now on. */
export const reportActivity: Handler<typeof sourcingApi.reportActivity> = async ({
  params,
  body,
  tx,
  now,
}) => {
  const channel = await boardKeys.enterBy(tx, params.key)
  const { accounts, recommendations } = body
  const own = [tx.organisationId, channel] as const
  const [told, recommended] = [JSON.stringify(accounts), JSON.stringify(recommendations)]
  tx.save(addAccounts(...own, JSON.stringify([...accounts, ...recommendations])))
  tx.save(addActivity(...own, told, body.day))
  tx.save(addRecommendations(...own, recommended))
  tx.save(forgetOld(tx.organisationId, now))
  tx.announce('board_activity')
  return { accounts: accounts.length, recommendations: recommendations.length }
}
