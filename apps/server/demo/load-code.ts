import { newDocument, questionIn } from '@bole/coding/server'
import { prepared, type Transaction } from '@bole/platform/server'

// Text: in which room is written follows from the company's story.

const addProgram = prepared<object>(`
with room as (
  select i.organisation_id, i.id from interviews i
    join interview_candidates c on c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null
    join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id and r.is_online
  where i.state = 'ahead' group by i.organisation_id, i.id, i.starts_at order by i.starts_at, i.id limit 3
), made as (
  insert into coding_programs (organisation_id, interview_id, question_id, title, description, languages, language, cases, last_seq, made_by, made_at, turn)
  select room.organisation_id, room.id, $1::int, $2, $3, $4::text[], 'python', $5::jsonb, 1, u.id, $6::timestamptz, $1::int
  from room join users u on u.organisation_id = room.organisation_id and u.username = 'he'
  returning organisation_id, id, made_by, made_at
)
insert into coding_updates (organisation_id, program_id, seq, author, made_at, update)
select organisation_id, id, 1, 'u' || made_by, made_at, $7 from made`)

/** Prepares two questions in the rooms of the next interviews online. */
export function loadCode(tx: Transaction, now: Date): void {
  for (const number of [2, 4]) {
    const question = questionIn('zh-CN', number)
    if (!question) throw new Error('The library knows no such question')
    const { title, description, languages, cases } = question
    const text = Buffer.from(newDocument(languages))
    tx.save(addProgram(number, title, description, [...languages], JSON.stringify(cases), now, text))
  }
}
