// @module-tag race
import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { interviewing } from './testing/meeting.ts'

type Feedback = z.input<typeof pipelineApi.giveFeedback.body>
/** What is said, before it is known which version was seen. */
type Said<One> = One extends Feedback ? Omit<One, 'version'> : never

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

/** The same numbers from the same seed. */
function drawing(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

const kept = `select i.starts_at, i.ends_at, n.state, c.stage_record_id from interviews i
  join interview_candidates c on c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null
  join meetings_now n on n.organisation_id = c.organisation_id and n.stage_record_id = c.stage_record_id
  where i.organisation_id = $1 order by c.stage_record_id`
const follows = `select starts_at, ends_at, state, stage_record_id from meetings_now
  where organisation_id = $1 and state <> 'off' order by stage_record_id`
/** Their state is that of whoever is furthest from being done. */
const states = `select i.id from interviews i where i.organisation_id = $1 and i.state <> coalesce((
  select case when bool_or(n.state = 'ahead') then 'ahead' when bool_or(n.state = 'held') then 'held' else 'done' end
  from interview_candidates c join meetings_now n on n.organisation_id = c.organisation_id and n.stage_record_id = c.stage_record_id
  where c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null having count(*) > 0), 'off')`

test.each([1, 2, 3])(
  'whatever is done to candidates and interviews, they tell one story: walk %i',
  async (seed) => {
    world.now = new Date('2030-02-28T01:00:00Z')
    const office = await interviewing(world)
    const draw = drawing(seed * 7919)
    const people = [await office.waiting('Ann'), await office.waiting('Ben'), await office.waiting('Cem')]
    const { recruiter } = office
    const batches: string[] = []
    const someone = () => people[draw(people.length)] ?? 0
    const time = () => {
      const from = new Date(Date.UTC(2030, 2, 1 + draw(5), 1 + draw(8)))
      return { from, until: new Date(from.getTime() + 60 * 60_000) }
    }
    const feedback = async (said: Said<Feedback>) => {
      const post_id = someone()
      const { version } = await office.seen(post_id)
      const answer = await recruiter.send(pipelineApi.giveFeedback, {
        params: { id: post_id },
        body: { ...said, version, text: 'So.' },
      })
      if (answer.status === 'success') batches.push(answer.data?.batch_id ?? '')
    }
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const { from, until } = time()
        const chosen = [...new Set([someone(), someone()])]
        const given = { interviewTime: from.toISOString(), endTime: until.toISOString(), is_sure: true }
        return recruiter.send(interviewsApi.create, await office.request(chosen, given))
      },
      async () => {
        const { list } = await office.list({ status: ['to_be_interview'] })
        const one = list[draw(Math.max(1, list.length))]
        return one && office.update(one.id, { interviewTime: time().from.toISOString(), is_sure: true })
      },
      async () => {
        const { list } = await office.list({ status: ['to_be_interview'] })
        const one = list[draw(Math.max(1, list.length))]
        return one && recruiter.send(interviewsApi.cancel, { query: { id: one.id, version: one.version } })
      },
      async () => {
        const { from, until } = time()
        const body = {
          ...(await office.seen(someone())),
          meets_at: from.toISOString(),
          meets_until: until.toISOString(),
        }
        return recruiter.send(pipelineApi.arrange, { body: { ...body, interviewer_ids: [office.second.id] } })
      },
      () =>
        feedback({
          side: 'candidate',
          action: (['accept', 'sign_in', 'change_date'] as const)[draw(3)] ?? 'accept',
        }),
      () =>
        feedback({
          side: 'company',
          action: (['remain', 'absence', 'cancel', 'pass'] as const)[draw(4)] ?? 'remain',
        }),
      async () => {
        const batch_id = batches.pop()
        return batch_id && recruiter.send(pipelineApi.undo, { body: { batch_id } })
      },
    ]
    for (let step = 0; step < 24; step++) {
      await acts[draw(acts.length)]?.()
      expect(await world.rows(kept, office.organisation), `step ${step}`).toEqual(
        await world.rows(follows, office.organisation),
      )
      expect(await world.rows(states, office.organisation), `step ${step}`).toEqual([])
    }
  },
  60_000,
)
