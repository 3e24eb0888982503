import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Visitor, World } from '@bole/server/testing'

/** A company that interviews: who recruits, two who interview, and a position to apply for. */
export async function interviewing(world: World) {
  const organisation = await world.organisation()
  const [recruiter, lead, second] = await Promise.all([
    world.user(organisation, 'OrgAdmin2'),
    world.user(organisation, 'User2'),
    world.user(organisation, 'User2'),
  ])
  const position = await world.position(organisation, { title: 'Engineer' })

  const get = async (post_id: number, who: Visitor = recruiter) =>
    (await who.ask(pipelineApi.getApplication, { query: { post_id } })).application
  const seen = async (post_id: number) => ({ post_id, version: (await get(post_id)).version })
  /** Somebody who waits to be interviewed. */
  const waiting = async (name: string, at = position) => {
    const post_id = await world.application(organisation, at, { name })
    await recruiter.ask(pipelineApi.move, { body: { post_id, version: 1, stage: 12 } })
    return post_id
  }
  const request = async (ids: readonly number[], given: object = {}) => ({
    body: {
      candidates: await Promise.all(ids.map(seen)),
      interviewTime: '2030-03-01T02:00:00.000Z',
      endTime: '2030-03-01T03:00:00.000Z',
      interviewer_ids: [lead.id],
      address: { invite_type: 2, room: 'Room 4', address: '', directions: '', reception_note: '' },
      ...given,
    },
  })
  const create = async (ids: readonly number[], given: object = {}) =>
    (await recruiter.ask(interviewsApi.create, await request(ids, given))).id
  const view = (id: number, who: Visitor = recruiter) => who.ask(interviewsApi.view, { query: { id } })
  const list = (query: object = {}, who: Visitor = recruiter) =>
    who.ask(interviewsApi.list, { query: { page_size: 200, ...query } })
  const update = async (id: number, given: object) =>
    recruiter.send(interviewsApi.update, {
      params: { interviewId: id },
      body: { version: (await view(id)).version, ...given },
    })
  /** Where somebody stands, as `step/detail`. */
  const stands = async (post_id: number) => {
    const { status } = await get(post_id)
    return `${status.process_status}/${status.process_detail_status}`
  }
  return {
    ...{ organisation, recruiter, lead, second, position },
    ...{ get, seen, waiting, request, create, view, list, update, stands },
  }
}
