import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { roomsApi } from '@bole/rooms/contract'
import type { Visitor, World } from '@bole/server/testing'

const soon = {
  interviewTime: '2030-03-01T02:00:00.000Z',
  endTime: '2030-03-01T03:00:00.000Z',
}

/** A company with an online interview of these candidates, and the secret of each one's private page. */
export async function meetingRoom(world: World, names: readonly string[] = ['王小明']) {
  world.now = new Date('2030-03-01T01:30:00Z')
  const organisation = await world.organisation()
  const [recruiter, lead, colleague] = await Promise.all([
    world.user(organisation, 'OrgAdmin2'),
    world.user(organisation, 'User2'),
    world.user(organisation, 'User2'),
  ])
  const position = await world.position(organisation, { title: 'Engineer' })
  const people: number[] = []
  const tokens: string[] = []
  for (const name of names) {
    const post_id = await world.application(organisation, position, { name })
    await recruiter.ask(pipelineApi.move, { body: { post_id, version: 1, stage: 12 } })
    people.push(post_id)
    const { path } = await recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id } })
    tokens.push(path.split('/').at(-1) ?? '')
  }
  const seen = async (post_id: number) => ({
    post_id,
    version: (await recruiter.ask(pipelineApi.getApplication, { query: { post_id } })).application.version,
  })
  const { id } = await recruiter.ask(interviewsApi.create, {
    body: {
      candidates: await Promise.all(people.map(seen)),
      ...soon,
      interviewer_ids: [lead.id],
      is_sure: true,
      address: { invite_type: 1, room: '', address: '', directions: '', reception_note: '' },
    },
  })
  /** Somebody of staff is there with a window. */
  const here = (who: Visitor, given: object = {}) =>
    who.ask(roomsApi.sync, { body: { interview_id: id, connection: `w${who.id}`, ...given } })
  const visit = (token: string, given: object = {}) =>
    world.stranger().ask(roomsApi.visit, { body: { token, connection: `t${token.slice(0, 8)}`, ...given } })
  return {
    ...{ organisation, recruiter, lead, colleague, position },
    ...{ people, tokens, id, here, visit, seen },
  }
}
