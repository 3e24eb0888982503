import { careersApi } from '@bole/careers/contract'
import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { World } from '@bole/server/testing'
import { interviewing } from './meeting.ts'

/** A company that has candidates choose when they are interviewed. */
export async function offering(world: World) {
  const office = await interviewing(world)
  /** The secret of a candidate's page. */
  const pageOf = async (post_id: number) => {
    const { path } = await office.recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id } })
    return path.split('/').at(-1) ?? ''
  }
  /** Somebody who waits to be interviewed and has a page: their application and its secret. */
  const withPage = async (name: string) => {
    const id = await office.waiting(name)
    return { id, token: await pageOf(id) }
  }
  const time = (hour: number, day = 4) => ({
    interviewTime: new Date(Date.UTC(2030, 2, day, hour)).toISOString(),
    endTime: new Date(Date.UTC(2030, 2, day, hour + 1)).toISOString(),
  })
  const offer = async (ids: readonly number[], hours: readonly number[], given: object = {}) =>
    office.recruiter.send(interviewsApi.offerTimes, {
      body: {
        candidates: await Promise.all(ids.map(office.seen)),
        times: hours.map((hour) => time(hour)),
        interviewer_ids: [office.lead.id],
        address: { invite_type: 2, room: 'Room 4', address: '8 Keyuan Road', directions: 'Exit A' },
        reply_by: '2030-03-03T00:00:00Z',
        ...given,
      },
    })
  const takeAt = (token: string, interviewTime: string) =>
    world.stranger().send(interviewsApi.takeTime, { body: { token, interviewTime } })
  const take = (token: string, hour: number) => takeAt(token, time(hour).interviewTime)
  const page = (token: string) => world.stranger().ask(careersApi.getApplication, { query: { token } })
  const offers = async () =>
    (await office.recruiter.ask(interviewsApi.listOffers, { query: { page_size: 100 } })).list
  const states = async () => Object.fromEntries((await offers()).map(({ name, state }) => [name, state]))
  return { ...office, withPage, time, offer, take, takeAt, page, offers, states }
}
