import { type CallRecord, field } from '@bole/platform/contract'
import { recordingTypes } from '@bole/rooms/model'
import * as z from 'zod'

const interview_id = field.idOf('interview')

const id = field.idOf('room_recording')

const megabyte = 1024 * 1024

const recordingSchema = z.object({
  id: z.number(),
  interview_id: z.number(),
  recorded_by: z.string(),
  started_at: z.string(),
  /** Null while it runs. */
  ended_at: z.string().nullable(),
  bytes: z.number(),
  media_type: z.enum(recordingTypes),
})

/** Recording a room, and what was recorded: for staff who see the interview, and never for candidates and guests. */
export const recordingCalls = {
  startRecord: {
    method: 'GET',
    path: 'api/startRecord',
    summary:
      'Begin to record a room in the window that asks; everybody in it reads so for as long as it runs',
    access: 'pipeline.feedback',
    query: z.object({
      interview_id,
      /** The window that records. */
      connection: field.requiredText(40),
      media_type: z.enum(recordingTypes),
    }),
    reply: z.object({ id: z.number() }),
    refusals: ['not_yours', 'not_in_room', 'room_finished', 'not_on_stage', 'already_recording'],
    changes: ['room'],
  },
  queryRecord: {
    method: 'GET',
    path: 'api/queryRecord',
    summary: 'Whether a room is being recorded, by whom and since when',
    access: 'candidates.view',
    query: z.object({ interview_id }),
    reply: z.object({ is_on: z.boolean(), name: z.string(), started_at: z.string().nullable() }),
    shows: [{ entity: 'room', by: 'interview_id' }, 'interview', 'user'],
  },
  stopRecord: {
    method: 'POST',
    path: 'api/stopRecord',
    summary: 'End a recording; who works in the interview ends anybody’s',
    access: 'pipeline.feedback',
    body: z.object({ id }),
    reply: z.object({}),
    refusals: ['not_yours'],
    changes: ['room'],
  },
  saveVideo: {
    method: 'POST',
    path: 'front/interview-dialog/save-video',
    summary: 'Upload the next piece of a recording while it runs; only who records it does',
    access: 'pipeline.feedback',
    uploads: { files: 1, bytes: 16 * megabyte },
    body: z.object({ id, number: field.whole(1, 10_000) }),
    reply: z.object({}),
    refusals: ['not_yours', 'no_files', 'already_saved', 'recording_ended'],
  },
  videos: {
    method: 'GET',
    path: 'front/interview-dialog/videos',
    summary: 'What was recorded in the room of an interview, the first first',
    access: 'candidates.view',
    keptBy: 'any',
    query: z.object({ interview_id }),
    reply: z.object({ list: z.array(recordingSchema) }),
    shows: [{ entity: 'room', by: 'interview_id' }, 'interview', 'user'],
  },
  historyAudio: {
    method: 'POST',
    path: 'tracker/interview/history-audio',
    summary:
      'What was recorded in other interviews of the candidates who are met in this one, the last first',
    access: 'candidates.view',
    keptBy: 'any',
    body: z.object({ interview_id }),
    reply: z.object({ list: z.array(recordingSchema) }),
    shows: ['room', 'interview', 'user'],
  },
  getVideo: {
    method: 'GET',
    path: 'tracker/interview/room-video',
    summary: 'A recording as one film, for who sees the interview',
    access: 'candidates.view',
    keptBy: 'any',
    query: z.object({ id }),
    reply: z.unknown(),
    sendsFile: true,
    shows: ['room'],
  },
} as const satisfies Record<string, CallRecord>
