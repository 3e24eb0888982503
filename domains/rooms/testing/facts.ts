import { Readable } from 'node:stream'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { room_file: 'room_files', room_recording: 'room_recordings' },
  passingTables: ['room_signals'],
  needs: ['interviews', 'accounts', 'pipeline'],
  make: async ({ world, organisationId, word }) => {
    await world.store.write(`room/${word}`, Readable.from([word]))
    await world.rows(
      `with room as (
         insert into rooms (organisation_id, interview_id, begun_at) select organisation_id, id, now() from interviews where organisation_id = $1
       ), member as (
         insert into room_members (organisation_id, interview_id, user_id)
         select i.organisation_id, i.id, (select min(id) from users where organisation_id = $1) from interviews i where i.organisation_id = $1
         returning id, interview_id
       ), message as (
         insert into room_messages (organisation_id, interview_id, member_id, content, sent_at)
         select $1, interview_id, id, $2, now() from member
       ), kept as (
         -- Before all others: the newest file of the company has to stay a candidate's.
         insert into files (organisation_id, id, storage_key, name, media_type, bytes, sha256)
         values ($1, 0, 'room/' || $2, $2, 'application/octet-stream', 1, 'x') returning id
       ), recording as (
         insert into room_recordings (organisation_id, interview_id, member_id, connection, media_type, started_at)
         select $1, interview_id, id, 'x', 'video/webm', now() from member returning id
       ), piece as (
         insert into room_recording_pieces (organisation_id, recording_id, number, file_id, saved_at)
         select $1, recording.id, 1, kept.id, now() from recording, kept
       )
       insert into room_files (organisation_id, interview_id, member_id, file_id, added_at)
       select $1, member.interview_id, member.id, kept.id, now() from member, kept`,
      organisationId,
      word,
    )
  },
  foreignAnswers: { unknown_person: ['rooms.invite body.user_ids'] },
}
