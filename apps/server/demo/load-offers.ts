import { prepared, type Transaction } from '@bole/platform/server'

// Text: what is written follows from the company's story as it stands in the database.

/** Who was invited and is in no queue, first of all to experienced hiring. */
const invited = `
  select a.organisation_id, a.id, a.stage_record_id, a.origin from applications a
  where a.stage = 12 and a.step = 60 and a.is_listed
    and not exists (select from interview_candidates c join interview_queues q
      on q.organisation_id = c.organisation_id and q.interview_id = c.interview_id
      where c.organisation_id = a.organisation_id and c.application_id = a.id and c.left_at is null)
    and not exists (select from interview_candidates c join interviews i on i.organisation_id = c.organisation_id and i.id = c.interview_id
      where c.organisation_id = a.organisation_id and c.application_id = a.id and i.is_multi)
  order by a.origin desc, a.id limit 1`

/** They have no time yet, and until then to choose one. */
const haveNoTime = prepared<object>(`
with asked as (${invited}), gone as (
  delete from interviews i using interview_candidates c, asked
  where c.organisation_id = asked.organisation_id and c.application_id = asked.id and c.left_at is null
    and i.organisation_id = c.organisation_id and i.id = c.interview_id
), told as (
  update application_history h set facts = h.facts - 'meets_at' - 'meets_until'
  from asked where h.organisation_id = asked.organisation_id and h.application_id = asked.id and h.to_stage = 12
)
update stage_records r set meets_at = null, meets_until = null, reply_by = $1
from asked where r.organisation_id = asked.organisation_id and r.id = asked.stage_record_id`)

const addTo = (candidates: string) => `
with asked as (${candidates}), offered as (
  insert into interview_offer_sets (organisation_id, origin, reply_by, interviewer_ids, place, is_online, address, directions, made_by, made_at)
  select asked.organisation_id, asked.origin, $1, array[gao.id], '会议室 向日葵', false, '科苑路 8 号 3 楼', '2 号线科苑站 A 口，出站右转', he.id, $2
  from (select distinct organisation_id, origin from asked) asked
    join users gao on gao.organisation_id = asked.organisation_id and gao.username = 'gao'
    join users he on he.organisation_id = asked.organisation_id and he.username = 'he'
  returning organisation_id, id, origin
), times as (
  insert into interview_offer_times (organisation_id, set_id, starts_at, ends_at)
  select organisation_id, id, begins, begins + interval '1 hour' from offered, unnest($3::timestamptz[]) begins
)
insert into interview_offers (organisation_id, set_id, application_id, stage_record_id)
select asked.organisation_id, offered.id, asked.id, asked.stage_record_id
from asked join offered on offered.organisation_id = asked.organisation_id and offered.origin = asked.origin`

const offerNow = prepared<object>(
  addTo(`select a.organisation_id, a.id, a.stage_record_id, a.origin from applications a
    join stage_records r on r.organisation_id = a.organisation_id and r.id = a.stage_record_id
  where a.stage = 12 and a.step = 60 and a.is_listed and r.meets_at is null and r.reply_by = $1`),
)

/** To whom no time suited, who did not answer, and for whom none was left. */
const offeredBefore = prepared<object>(
  addTo(`select a.organisation_id, a.id, a.stage_record_id, a.origin from applications a
  where a.stage = 12 and a.step = 10 and a.detail in (17, 18, 19) and a.is_listed`),
)

/** Writes what candidates were offered to choose of: one of them has two days left to, and others came to nothing. */
export function loadOffers(tx: Transaction, now: Date): void {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
  const times = [at(4, 10), at(4, 14), at(5, 10), at(5, 16)]
  const replyBy = at(3, 18)
  tx.save(
    haveNoTime(replyBy),
    offerNow(replyBy, at(0, 0), times),
    offeredBefore(at(-1, 18), at(-4, 9), times),
  )
}
