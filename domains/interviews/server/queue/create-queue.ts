import type { interviewsApi } from '@bole/interviews/contract'
import type { BodyOf } from '@bole/platform/contract'
import { type Handler, prepared, type Transaction } from '@bole/platform/server'
import { arrangeTogether } from '../arrange-together.ts'
import { interviews } from '../interview-store.ts'
import { newCode } from './queue-codes.ts'

type Call = typeof interviewsApi.createQueue

// Text: several numbers of a sequence, which Kysely cannot say.
const roomNumbers = prepared<{ id: number }>(
  `select nextval(pg_get_serial_sequence('interview_rooms', 'id')) as id from generate_series(1, $1::integer)`,
)

/** A period in which all of these are met one after the other: an interview of theirs, with rooms and codes of its own. */
export const createQueue: Handler<Call> = async (context) => {
  const { body, tx, refuse } = context
  const interviewer_ids = body.rooms.flatMap((room) => [...new Set(room.interviewer_ids)])
  if (new Set(interviewer_ids).size < interviewer_ids.length) throw refuse('person_in_two_rooms')
  const titles = body.rooms.map(({ title }) => title.toLowerCase())
  if (new Set(titles).size < titles.length) throw refuse('room_title_twice')
  const id = await arrangeTogether(context, { ...body, interviewer_ids, deputy_ids: [] })
  const [numbers] = await tx.load(roomNumbers(body.rooms.length))
  saveQueue(tx, id, body)
  saveRooms(
    tx,
    id,
    body.rooms.map((room, place) => ({ ...room, id: numbers[place]?.id ?? 0, place })),
  )
  return { id }
}

function saveQueue(tx: Transaction, interview_id: number, { minutes_each }: BodyOf<Call>): void {
  const [door, hall] = [newCode('door'), newCode('hall')]
  const codes = {
    ...{ door_seed: door.seed, door_digest: door.digest },
    ...{ hall_seed: hall.seed, hall_digest: hall.digest },
  }
  tx.save(
    interviews
      .insertInto('interview_queues')
      .values({ organisation_id: tx.organisationId, interview_id, minutes_each, ...codes }),
  )
}

type NewRoom = BodyOf<Call>['rooms'][number] & { readonly id: number; readonly place: number }

function saveRooms(tx: Transaction, interview_id: number, rooms: readonly NewRoom[]): void {
  const organisation_id = tx.organisationId
  tx.save(
    interviews
      .insertInto('interview_rooms')
      .values(rooms.map(({ id, title, place }) => ({ organisation_id, id, interview_id, title, place }))),
    interviews.insertInto('interview_room_people').values(
      rooms.flatMap(({ id: room_id, interviewer_ids }) => {
        return [...new Set(interviewer_ids)].map((user_id) => ({ organisation_id, room_id, user_id }))
      }),
    ),
  )
}
