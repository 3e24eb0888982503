import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHeard } from './testing/all-heard.ts'
import { type ApplyingAgain, startApplyingAgain } from './testing/applying-again.ts'

let given: ApplyingAgain
beforeAll(async () => {
  given = await startApplyingAgain()
})
afterAll(() => given.world.end())

describe('a decision on a difference', () => {
  test('is stale when somebody else decided, or the candidate said something else since', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    const { version } = await given.differencesOf(first)
    const colleague = await given.world.user(given.organisation, 'OrgAdmin')
    const answers = await Promise.all([
      given.settleSeen(first, version, { city: true }),
      given.settleSeen(first, version, { city: false }, colleague),
    ])
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual(['stale', 'success'])
    await apply({ city: '广州' })
    const seen = await given.differencesOf(first)
    await apply({ city: '深圳' })
    expect(await given.settleSeen(first, seen.version, { city: true })).toMatchObject({ code: 'stale' })
    expect(await given.settle(first, { degree: true })).toMatchObject({ code: 'stale' })
  })

  test('needs the right to edit, and the application of one’s own organisation', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    await apply({ city: '北京' })
    const { version } = await given.differencesOf(first)
    const other = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    expect(await given.settleSeen(first, version, { city: true }, other)).toMatchObject({ http: 404 })
    expect((await other.send(resumesApi.listDifferences, { query: { post_id: first } })).http).toBe(404)
    expect((await given.stranger.send(resumesApi.listDifferences, { query: { post_id: first } })).http).toBe(
      401,
    )
    expect((await given.detailOf(first)).candidate.city).toBe('杭州')
  })

  test('and what is said are heard of by everybody who looks at candidates', async () => {
    const apply = given.somebody()
    const first = await apply({ city: '上海' })
    await given.correct(first, { city: '杭州' })
    const { candidate } = await given.detailOf(first)
    const told = async (act: () => Promise<unknown>) => {
      await allHeard(given.world, given.organisation)
      const heard = given.world.heard(given.organisation)
      await act()
      await expect.poll(() => JSON.stringify(heard)).toContain(String(candidate.id))
    }
    await told(() => apply({ city: '北京' }))
    await told(() => given.settle(first, { city: false }))
  })
})
