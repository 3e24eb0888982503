import { interviewRoles } from '@bole/interviews/model'
import { field } from '@bole/platform/contract'
import { doorStates, roomStates } from '@bole/rooms/model'
import * as z from 'zod'

/** What is the same of everybody in a room. */
const presence = {
  name: z.string(),
  /** Their name in the room's messages and signals. */
  im_username: z.string(),
  isOnline: z.boolean(),
  isAudio: z.boolean(),
  isVideo: z.boolean(),
  isTalking: z.boolean(),
  /** How good their connection is, from 1 (good) to 6 (none); 0 where nobody knows. */
  newworkStatus: z.number(),
  /** The window they are in with: another one after a reload. */
  connection: z.string(),
  /** It is one of the windows that send each other sound and pictures. */
  isOnStage: z.boolean(),
  /** Their screen is the one that is shared. */
  isShare: z.boolean(),
}

export type Presence = z.output<ReturnType<typeof presenceSchema>>

const presenceSchema = () => z.object(presence)

const roomUser = z.object({
  ...presence,
  user_id: z.number(),
  nickname: z.string(),
  /** They lead it. */
  is_first: z.boolean(),
  hr_type: z.enum(interviewRoles),
  isManage: z.boolean(),
})

const roomCandidate = z.object({
  ...presence,
  candidate_info: z.object({ id: z.number() }),
  /** The same number: the record of an application is the application (decision 7). */
  tracker_resume_id: z.number(),
  positionText: z.string(),
  is_ready: z.boolean(),
  isAccept: z.enum(['accept', '']),
  isInvited: z.boolean(),
})

const roomGuest = z.object({ ...presence, id: z.number() })

/** What somebody said in a room. */
const messageSchema = z.object({
  id: z.number(),
  im_username: z.string(),
  name: z.string(),
  content: field.freeText(z.string()),
  sent_at: z.string(),
})

export type RoomMessage = z.output<typeof messageSchema>

const fileSchema = z.object({
  id: z.number(),
  name: field.freeText(z.string()),
  bytes: z.number(),
  added_by: z.string(),
  added_at: z.string(),
  can_delete: z.boolean(),
})

export type RoomFile = z.output<typeof fileSchema>

const signalKind = z.enum(['offer', 'answer', 'address'])

/** What one window says to another so that they find a way to each other. */
const signalSchema = z.object({
  from: z.string(),
  /** Counted by the sender: whoever has one has those before it. */
  number: z.number(),
  kind: signalKind,
  content: z.string(),
})

export type RoomSignal = z.output<typeof signalSchema>

/** A server that helps two windows find a way to each other, as browsers take it. */
const relaySchema = z.object({
  urls: z.string(),
  username: z.string().optional(),
  credential: z.string().optional(),
})

/** A room as one of those in it sees it: everything a window needs to show the same again after a reload. */
export const roomSchema = z.object({
  interview_id: z.number(),
  /** What the room is called: who is met, and for which position. */
  title: z.string(),
  interviewTime: z.string(),
  endTime: z.string(),
  current_time: z.string(),
  /** When it was ended; null while it was not. */
  end_time: z.string().nullable(),
  interviewState: z.enum(roomStates),
  isMulti: z.boolean(),
  /** Coding mode: 1 open, 0 closed. */
  program_status: z.number(),
  program_name: z.string(),
  /** A shared screen: 1 on, 0 off. */
  share_status: z.number(),
  share_name: z.string(),
  /** Whether it is being recorded, by whom and since when: everybody in the room reads so. */
  recording: z.object({
    is_on: z.boolean(),
    id: z.number(),
    name: z.string(),
    started_at: z.string().nullable(),
    is_own: z.boolean(),
  }),
  /** The one who asks shares theirs. */
  is_share: z.boolean(),
  /** Candidates who are there and wait to be asked in. */
  waiting_count: z.number(),
  /** What the one who asks is in the interview; empty: nothing. */
  hr_type: z.enum([...interviewRoles, '']),
  /** Their own name in the room. */
  im_username: z.string(),
  /** They have entered the room elsewhere since: this window is no longer in it. */
  is_elsewhere: z.boolean(),
  /** They are in it and not in the lobby. */
  is_in: z.boolean(),
  /** Staff have asked them in. */
  is_invited: z.boolean(),
  interview_users: z.array(roomUser),
  interview_candidates: z.array(roomCandidate),
  guests: z.array(roomGuest),
  files: z.array(fileSchema),
  /** What was said since the message that the caller has seen last, two hundred at most. */
  dialog: z.array(messageSchema),
  /** What other windows say to the one that asks, and what they find each other with. */
  signals: z.array(signalSchema),
  ice_servers: z.array(relaySchema),
  /** When somebody had the microphone and the camera of the one who asks turned off last. */
  turned_off: z.object({ audio: z.string().nullable(), video: z.string().nullable() }),
  can: z.object({ invite: z.boolean(), finish: z.boolean() }),
  /** The interview's version, as whoever ends it names it. */
  version: z.number(),
})

export type Room = z.output<typeof roomSchema>

export const historySchema = z.object({ list: z.array(messageSchema) })

/** What a window says of itself, every second while it is in the room. */
export const windowSaying = {
  /** The window's own name, made by itself when it was opened. */
  connection: field.requiredText(40),
  /** It has just been opened: another window of the same person is no longer in the room. */
  is_new: z.boolean().default(false),
  has_left: z.boolean().default(false),
  /** The last message it has. */
  after: field.whole(0, Number.MAX_SAFE_INTEGER).default(0),
  is_audio: z.boolean().default(false),
  is_video: z.boolean().default(false),
  is_talking: z.boolean().default(false),
  newworkStatus: field.whole(0, 6).default(0),
  /** It wants to be among the windows that send each other sound and pictures. */
  wants_stage: z.boolean().default(false),
  /** What it says to other windows, again until an answer has come. */
  signals: z
    .array(
      z.object({
        to: field.requiredText(40),
        number: field.whole(1, 2_000_000_000),
        kind: signalKind,
        content: field.requiredText(20_000),
      }),
    )
    .max(100)
    .default([]),
  /** The last that it has of each window. */
  heard: z
    .array(z.object({ from: field.requiredText(40), number: field.whole(1, 2_000_000_000) }))
    .max(12)
    .default([]),
}

/** What candidates and guests see: the room once its door is open, and before and afterwards only when it takes place. */
export const visitedRoomSchema = z.object({
  organisation: z.object({ name: z.string(), slug: z.string() }),
  title: z.string(),
  door: z.enum(doorStates),
  interviewTime: z.string(),
  endTime: z.string(),
  room: roomSchema.nullable(),
})

export type VisitedRoom = z.output<typeof visitedRoomSchema>
