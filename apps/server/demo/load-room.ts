import { prepared, type Transaction } from '@bole/platform/server'

// Text: what is written follows from the company's story as it stands in the database.
const addRoom = prepared<object>(`
with meeting as (
  select i.organisation_id, i.id, c.application_id,
    (select p.user_id from interview_people p where p.organisation_id = i.organisation_id and p.interview_id = i.id
      order by p.role <> 'main', p.user_id limit 1) as user_id
  from interviews i
    join interview_candidates c on c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null
    join stage_records r on r.organisation_id = i.organisation_id and r.id = c.stage_record_id and r.is_online
  where i.state in ('ahead', 'held') and i.finished_at is null and i.starts_at > $1::timestamptz - interval '2 hours'
  order by i.starts_at, i.id limit 1
), begun as (
  insert into rooms (organisation_id, interview_id, begun_at) select organisation_id, id, $1 from meeting
), interviewer as (
  insert into room_members (organisation_id, interview_id, user_id, seen_at, left_at)
  select organisation_id, id, user_id, $1, $1 from meeting where user_id is not null returning organisation_id, id, interview_id
), candidate as (
  insert into room_members (organisation_id, interview_id, application_id, invited_at, is_ready, seen_at, left_at)
  select organisation_id, id, application_id, $1, true, $1, $1 from meeting returning organisation_id, id, interview_id
)
insert into room_messages (organisation_id, interview_id, member_id, content, sent_at)
select organisation_id, interview_id, id, '您好，请先检查一下麦克风和摄像头，我们五分钟后开始。', $1::timestamptz from interviewer
union all
select organisation_id, interview_id, id, '好的，我这边都正常。', $1::timestamptz + interval '20 seconds' from candidate`)

/** Writes the room of the online interview that is under way or next: its interviewer and its candidate have been there and said hello. */
export function loadRoom(tx: Transaction, now: Date): void {
  tx.save(addRoom(new Date(now.getTime() - 300_000)))
}
