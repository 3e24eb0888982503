import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { type IntakeWorld, startIntakeWorld } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

/** Uploads a text of somebody who applied elsewhere a while ago; answers what became of it. */
async function uploadedAfter(phone: string, days: number) {
  const { world, organisation } = given
  const elsewhere = await world.position(organisation, { title: '设计师' })
  const earlier = await world.application(organisation, elsewhere, { name: '赵重', phone })
  await world.rows(
    `update applications set applied_at = now() - make_interval(days => $2) where id = $1`,
    earlier,
    days,
  )
  const { items } = await given.uploaded({ [`${phone}.txt`]: textResume({ name: '赵重', phone }) })
  const item = items.get(`${phone}.txt`)
  return { state: item?.state, postId: item?.post_id ?? null, earlier }
}

describe('a résumé of somebody who applied elsewhere', () => {
  test('repeats that for as long as the organisation says, and makes an application afterwards', async () => {
    const rules = await given.recruiter.ask(resumesApi.getPeopleRules, {})
    const body = { ...rules, repeat_months: 2, repeat_scope: 'any' as const }
    await given.recruiter.ask(resumesApi.updatePeopleRules, { body })
    const again = await uploadedAfter('13900009002', 10)
    expect(again).toMatchObject({ state: 'duplicate', postId: again.earlier })
    expect((await uploadedAfter('13900009003', 100)).state).toBe('accepted')
  }, 60_000)
})
