import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines, type ParseWorld, startParseWorld } from '../testing/parse-world.ts'

const { listNewer, compareNewer, settleNewer } = parseAdministrationApi

let given: ParseWorld
beforeAll(async () => {
  given = await startParseWorld()
})
afterAll(() => given.world.end())

const city = (value: string) => ({ city: { value, confidence: 0.9, source: null } })
const cityOf = async (post: number) =>
  (await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: post } })).candidate.city

/** Somebody whose city an older reader read wrongly, and a newer reading of it that waits. */
async function waiting() {
  const made = await given.handedIn(lines('现居地：珠海'))
  await given.readOtherwise(made.resumeId, city('北京'))
  await given.world.rows(`update candidates set city = '北京' where id = $1`, made.candidateId)
  return { ...made, id: await given.readAgain(given.operator, made) }
}
const settle = (id: number, decision: 'accept' | 'keep', version = 2) =>
  given.recruiter.send(settleNewer, { body: { id, version, decision } })

describe('a newer reading', () => {
  test('changes nothing before somebody decides, and tells operators which fields differ, not what they say', async () => {
    const { post, file, id } = await waiting()
    expect(await cityOf(post)).toBe('北京')
    const { newer, readings } = await given.infoOf(given.operator, file)
    expect(newer).toMatchObject({ id, state: 'open', changed: 1, found: 0, gone: 0, can: { compare: false } })
    expect(newer?.fields.filter(({ kind }) => kind === 'changed').map(({ path }) => path)).toEqual(['city'])
    expect(JSON.stringify(newer)).not.toContain('珠海')
    expect(readings.map(({ cause }) => cause)).toEqual(['newer', 'arrival'])
    expect((await given.operator.send(compareNewer, { query: { id } })).http).toBe(403)
  })

  test('is compared and taken over by whoever sees the person', async () => {
    const { post, id } = await waiting()
    const { list } = await given.recruiter.ask(listNewer, { query: {} })
    expect(list.find((row) => row.id === id)).toMatchObject({ post_id: post, name: '王小明', changed: 1 })
    const { fields, newer } = await given.recruiter.ask(compareNewer, { query: { id } })
    expect(fields.find(({ path }) => path === 'city')).toMatchObject({
      before: '北京',
      after: '珠海',
      kind: 'changed',
    })
    expect(newer.can).toEqual({ compare: true, settle: true })
    expect((await settle(id, 'accept')).data).toEqual({ id, state: 'accepted' })
    expect(await cityOf(post)).toBe('珠海')
    const [row] = await given.world.rows('select rest, settled_by from rereadings where id = $1', id)
    expect(row).toEqual({ rest: null, settled_by: given.recruiter.id })
    const after = await given.recruiter.ask(compareNewer, { query: { id } })
    expect(after.fields.find(({ path }) => path === 'city')).toMatchObject({ before: '北京', after: '珠海' })
  })

  test('is left, and what is held stays', async () => {
    const { post, id } = await waiting()
    expect((await settle(id, 'keep')).data).toMatchObject({ state: 'kept' })
    expect(await cityOf(post)).toBe('北京')
    expect(await settle(id, 'accept', 3)).toMatchObject({ code: 'already_settled' })
  })

  test('never takes what people corrected', async () => {
    const { post, id } = await waiting()
    const { candidate } = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: post } })
    const changes = [{ path: 'city', value: '广州' }]
    await given.recruiter.ask(resumesApi.correct, {
      body: { post_id: post, version: candidate.version, changes },
    })
    const { fields } = await given.recruiter.ask(compareNewer, { query: { id } })
    expect(fields.find(({ path }) => path === 'city')?.kind).toBe('corrected')
    await settle(id, 'accept')
    expect(await cityOf(post)).toBe('广州')
  })

  test('of what was read otherwise since can be left and not taken over', async () => {
    const { resumeId, id } = await waiting()
    await given.world.rows('update resumes set read_at = now() where id = $1', resumeId)
    expect(await settle(id, 'accept')).toMatchObject({ code: 'read_since' })
    expect((await settle(id, 'keep')).data).toMatchObject({ state: 'kept' })
  })

  test('is taken over at once where nothing could be read before', async () => {
    const made = await given.handedIn(lines('现居地：珠海'))
    await given.world.rows(
      `update resumes set state = 'unreadable', unreadable_reason = 'timed_out', parsed = '{}' where id = $1`,
      made.resumeId,
    )
    await given.readAgain(given.operator, made)
    expect((await given.infoOf(given.director, made.file)).newer).toMatchObject({ state: 'accepted' })
    const { resume } = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: made.post } })
    expect(resume).toMatchObject({ state: 'read' })
  })

  test('that fails leaves everything and says why', async () => {
    const made = await given.handedIn(' ')
    await given.readAgain(given.operator, made)
    expect((await given.infoOf(given.operator, made.file)).newer).toMatchObject({
      state: 'failed',
      reason: 'no_text',
    })
  })

  test('read twice by a job that runs twice is one', async () => {
    const { file, resumeId } = await waiting()
    await given.runNewer(resumeId)
    expect((await given.infoOf(given.operator, file)).readings).toHaveLength(2)
  })
})

test('nobody of another company, and no colleague who does not see the person, knows of it', async () => {
  const { id } = await waiting()
  expect((await given.stranger.send(compareNewer, { query: { id } })).http).toBe(404)
  expect((await given.stranger.send(settleNewer, { body: { id, version: 2, decision: 'keep' } })).http).toBe(
    404,
  )
  const elsewhere = await given.world.user(
    given.organisation,
    'DepAdmin2',
    await given.world.department(given.organisation, 'Elsewhere'),
  )
  expect((await elsewhere.send(compareNewer, { query: { id } })).http).toBe(404)
  expect((await elsewhere.ask(listNewer, { query: {} })).list).toEqual([])
})
