import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

const interview_id = field.idOf('interview')

/** What staff ask for of pictures, sound and shared screens; what a window sends goes from window to window. */
export const mediaCalls = {
  shareList: {
    method: 'GET',
    path: 'tracker/interview/share-list',
    summary: 'Who in a room can share a screen, as they have sound and pictures, and who does',
    access: 'candidates.view',
    query: z.object({ interview_id }),
    reply: z.object({
      list: z.array(z.object({ im_username: z.string(), name: z.string(), is_share: z.boolean() })),
    }),
    shows: [{ entity: 'room', by: 'interview_id' }, 'interview', 'application', 'user'],
  },
  shareStatus: {
    method: 'GET',
    path: 'tracker/interview/get-share-status',
    summary: 'Whether a screen is shared in a room, and whose',
    access: 'candidates.view',
    query: z.object({ interview_id }),
    reply: z.object({ share_status: z.number(), share_name: z.string(), is_share: z.boolean() }),
    shows: [{ entity: 'room', by: 'interview_id' }, 'interview', 'application', 'user'],
  },
  operateShare: {
    method: 'POST',
    path: 'tracker/interview/operate-share',
    summary:
      'Share one’s screen with everybody in the room, or end that; who works in the interview ends anybody’s',
    access: 'candidates.view',
    body: z.object({ interview_id, is_share: z.boolean() }),
    reply: z.object({}),
    refusals: ['not_in_room', 'room_finished', 'not_on_stage', 'already_shared', 'not_yours'],
    changes: ['room'],
  },
  operateVideo: {
    method: 'POST',
    path: 'tracker/interview/operate-video',
    summary: 'Have somebody’s microphone or camera turned off in the room; only they turn it on again',
    access: 'pipeline.feedback',
    body: z.object({
      interview_id,
      /** Their name in the room's messages and signals. */
      im_username: field.requiredText(40),
      device: z.enum(['audio', 'video']),
    }),
    reply: z.object({}),
    refusals: ['not_yours', 'room_finished', 'not_on_stage'],
    changes: ['room'],
  },
  logRecord: {
    method: 'POST',
    path: 'log/record',
    summary: 'Write into the server’s log what kept a window of a room from sound, pictures or recording',
    access: 'candidates.view',
    perMinute: 60,
    body: z.object({
      interview_id,
      device: z.enum(['audio', 'video', 'recording']),
      problem: field.requiredText(100),
    }),
    reply: z.object({}),
  },
} as const satisfies Record<string, CallRecord>
