import { interviewsApi } from '@bole/interviews/contract'
import type { Visitor, World } from '@bole/server/testing'
import { interviewing } from './meeting.ts'

/** A company that interviews in a queue of two rooms on the morning of 1 March 2030, ten to two by its clocks. */
export async function queueing(world: World) {
  const office = await interviewing(world)
  const { recruiter, lead, second } = office
  const rooms = [
    { title: 'Room A', interviewer_ids: [lead.id] },
    { title: 'Room B', interviewer_ids: [second.id] },
  ]
  const requestQueue = async (ids: readonly number[], given: object = {}) => {
    const { body } = await office.request(ids)
    const { interviewer_ids: _, ...rest } = body
    return {
      body: { ...rest, endTime: '2030-03-01T06:00:00.000Z', minutes_each: 20, rooms, ...given },
    }
  }
  /** A queue of people of these names. */
  const queueOf = async (...names: string[]) => {
    const people: number[] = []
    for (const name of names) people.push(await office.waiting(name))
    const { id } = await recruiter.ask(
      interviewsApi.createQueue,
      await requestQueue(people, { is_sure: true }),
    )
    return { id, people }
  }
  const period = async (id: number, who: Visitor = recruiter) => {
    const { period: periods } = await who.ask(interviewsApi.queue, { query: {} })
    const found = periods.find(({ interview_main_id }) => interview_main_id === id)
    if (!found) throw new Error('there is no such queue')
    return found
  }
  const comes = async (id: number, post_id: number) =>
    recruiter.ask(interviewsApi.sign, { body: { id, ...(await office.seen(post_id)) } })
  const callTo = (id: number, room_id: number, who: Visitor = recruiter, given: object = {}) =>
    who.send(interviewsApi.callNext, { body: { interview_main_id: id, room_id, ...given } })
  const step = (id: number, post_id: number, what: 'begin' | 'end' | 'put_back', who: Visitor = recruiter) =>
    who.send(interviewsApi.stepInQueue, { body: { interview_main_id: id, post_id, step: what } })
  /** Each with their state and their number, in the order shown. */
  const shown = async (id: number) =>
    (await period(id)).data.map(({ name, state, number }) => `${name} ${state} ${number ?? '-'}`)
  /** A queue of three who have come at its beginning. */
  const morning = async () => {
    const { id, people } = await queueOf('Ann', 'Ben', 'Cem')
    world.now = new Date('2030-03-01T02:00:00Z')
    for (const one of people) await comes(id, one)
    const { rooms: found } = await period(id)
    const [ann = 0, ben = 0, cem = 0] = people
    const [a = 0, b = 0] = found.map((room) => room.id)
    return { id, ann, ben, cem, a, b }
  }
  return { ...office, requestQueue, queueOf, morning, period, comes, callTo, step, shown }
}
