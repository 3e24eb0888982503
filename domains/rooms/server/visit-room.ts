import { type Handler, notFound } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { roomDoorAt } from '@bole/rooms/model'
import { type Entering, enterByToken, isIn } from './enter.ts'
import { passSignals } from './pass-signals.ts'
import { presentRoom } from './present-room.ts'
import { filesOf } from './room-store.ts'
import { saveOwn } from './save-member.ts'
import { sayHere } from './say-here.ts'

type Api = typeof roomsApi

const doorOf = ({ room: { meeting } }: Entering, now: Date) =>
  roomDoorAt({ startsAt: meeting.starts_at, endsAt: meeting.ends_at, isFinished: meeting.isOver }, now)

/** A candidate's or a guest's window is there; before the door is open and once it is closed nothing of the room is shown. */
export const visit: Handler<Api['visit']> = async ({ body, tx, now }) => {
  const { entering, organisation } = await enterByToken(tx, body.token)
  const door = doorOf(entering, now)
  const entered = door === 'open' ? await sayHere(tx, entering, body, now) : entering
  const signals = door === 'open' ? await passSignals(tx, entered, body, now) : []
  const room = { ...(await presentRoom(tx, entered, body, now)), signals }
  return {
    organisation,
    title: entering.room.meeting.candidates[0]?.title ?? '',
    door,
    interviewTime: room.interviewTime,
    endTime: room.endTime,
    room: door === 'open' ? room : null,
  }
}

/** The candidate comes in, as staff have asked them to. */
export const accept: Handler<Api['accept']> = async ({ body, tx, now, refuse }) => {
  const { entering } = await enterByToken(tx, body.token)
  const { member, who, room } = entering
  const isAsked = who.kind === 'guest' || (member?.invited_at ?? null) !== null
  if (!isAsked || doorOf(entering, now) !== 'open') throw refuse('not_invited')
  saveOwn(tx, entering, { is_ready: true })
  tx.announce('room', { interview: room.meeting.id })
  return {}
}

export const visitorFile: Handler<Api['visitorFile']> = async ({ query, tx, store, now }) => {
  const { entering } = await enterByToken(tx, query.token)
  if (!isIn(entering) || doorOf(entering, now) !== 'open') throw notFound()
  const [files] = await tx.load(filesOf(entering.room.meeting.id))
  const file = files.find(({ id }) => id === query.file)
  if (!file) throw notFound()
  return {
    name: file.name,
    mediaType: 'application/octet-stream',
    bytes: await store.read(file.storage_key),
  }
}
