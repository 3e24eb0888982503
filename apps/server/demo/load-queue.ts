import { newQueueCode } from '@bole/interviews/server'
import { prepared, type Transaction } from '@bole/platform/server'

// Text: what is written follows from the company's story as it stands in the database.

/** Who has an interview of experienced hiring ahead that is not today's, or was only offered; whoever has checked in comes first. */
const inQueue = `
  select a.organisation_id, a.id, a.stage_record_id from applications a
    join stage_records r on r.organisation_id = a.organisation_id and r.id = a.stage_record_id
  where a.origin = 2 and a.stage = 12 and a.is_listed and r.meets_at is not null
    and (a.step = 60 or (a.step, a.detail) = (20, 22) or ((a.step, a.detail) = (20, 21) and r.meets_at::date > $1::timestamptz::date))
  order by (a.step, a.detail) = (20, 22) desc, a.id limit 8`

/** They are all met tomorrow morning, by other people: what was agreed on with them before was this. */
const moveThere = prepared<object>(`
with queued as (${inQueue}), told as (
  update application_history h set facts = h.facts || jsonb_build_object('meets_at', $2::timestamptz, 'meets_until', $3::timestamptz,
    'place', $4::text, 'is_online', false)
  from queued q where h.organisation_id = q.organisation_id and h.application_id = q.id and h.facts ? 'meets_at'
), gone as (
  delete from interviews i using interview_candidates c, queued q
  where c.organisation_id = q.organisation_id and c.application_id = q.id
    and i.organisation_id = c.organisation_id and i.id = c.interview_id and c.left_at is null
), alone as (
  delete from application_people p using queued q
  where p.organisation_id = q.organisation_id and p.application_id = q.id and p.part in ('interviewer', 'main_interviewer')
    and p.user_id not in (select id from users where username in ('gao', 'xu'))
)
update stage_records r set meets_at = $2, meets_until = $3, place = $4, is_online = false
from queued q where r.organisation_id = q.organisation_id and r.id = q.stage_record_id`)

const nameInterviewers = prepared<object>(`
with queued as (${inQueue}), parts as (
  select q.organisation_id, q.id, u.id as user_id, case u.username when 'gao' then 'main_interviewer' else 'interviewer' end as part
  from queued q join users u on u.organisation_id = q.organisation_id and u.username in ('gao', 'xu')
), former as (
  delete from application_people p using parts
  where p.organisation_id = parts.organisation_id and p.application_id = parts.id and p.user_id = parts.user_id
    and p.part in ('interviewer', 'main_interviewer') and p.part <> parts.part
)
insert into application_people (organisation_id, application_id, user_id, part)
select organisation_id, id, user_id, part from parts on conflict do nothing`)

const addQueue = prepared<object>(`
with queued as (${inQueue}), made as (
  insert into interviews (organisation_id, origin, starts_at, ends_at, state, is_multi, address, directions, reception_note, made_by)
  select organisation_id, 2, $2, $3, 'ahead', true, '科苑路 8 号 1 楼', '2 号线科苑站 A 口，出站右转', '请备好访客证', id
  from users where username = 'he' returning organisation_id, id
), met as (
  insert into interview_candidates (organisation_id, interview_id, application_id, stage_record_id)
  select q.organisation_id, made.id, q.id, q.stage_record_id from queued q, made
), queue as (
  insert into interview_queues (organisation_id, interview_id, minutes_each, door_seed, door_digest, hall_seed, hall_digest)
  select organisation_id, id, 25, $4, $5, $6, $7 from made returning organisation_id, interview_id
), rooms as (
  insert into interview_rooms (organisation_id, interview_id, title, place)
  select organisation_id, interview_id, title, place from queue, (values ('向日葵', 0), ('雏菊', 1)) room(title, place)
  returning organisation_id, id, place
)
insert into interview_room_people (organisation_id, room_id, user_id)
select rooms.organisation_id, rooms.id, u.id from rooms
  join users u on u.organisation_id = rooms.organisation_id and u.username = case rooms.place when 0 then 'gao' else 'xu' end`)

const follow = prepared<object>(`
with queued as (${inQueue})
select keep_interviews(organisation_id, ids), keep_queues(organisation_id, ids)
from (select organisation_id, array_agg(id) as ids from queued group by 1) all_of_them`)

/** Writes a queue of two rooms tomorrow morning, from nine to one: who is interviewed in those days comes there. */
export function loadQueue(tx: Transaction, now: Date): void {
  const at = (hour: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour)
  const [door, hall] = [newQueueCode('door'), newQueueCode('hall')]
  const [from, until] = [at(9), at(13)]
  tx.save(
    nameInterviewers(now),
    moveThere(now, from, until, '1 楼接待大厅'),
    addQueue(now, from, until, door.seed, door.digest, hall.seed, hall.digest),
    follow(now),
  )
}
