import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines, type ParseWorld, startParseWorld } from '../testing/parse-world.ts'

const { getReadingSettings, updateReadingSettings } = parseAdministrationApi

let given: ParseWorld
beforeAll(async () => {
  given = await startParseWorld()
})
afterAll(() => given.world.end())

test('corrections measure nothing unless the company says so, once and not over somebody else’s word', async () => {
  const { recruiter, organisation: id } = given
  const { post } = await given.handedIn(lines())
  const settings = () => recruiter.ask(getReadingSettings, {})
  expect(await settings()).toEqual({ id, version: 0, measures_corrections: false, corrected_count: 0 })
  const { candidate } = await recruiter.ask(resumesApi.getDetail, { query: { post_id: post } })
  const changes = [{ path: 'city', value: '广州' }]
  await recruiter.ask(resumesApi.correct, { body: { post_id: post, version: candidate.version, changes } })
  await recruiter.ask(updateReadingSettings, { body: { id, version: 0, measures_corrections: true } })
  expect(await settings()).toEqual({ id, version: 1, measures_corrections: true, corrected_count: 1 })
  const late = { id, version: 0, measures_corrections: false }
  expect(await recruiter.send(updateReadingSettings, { body: late })).toMatchObject({ code: 'stale' })
  expect((await given.stranger.send(updateReadingSettings, { body: late })).http).toBe(404)
  expect((await given.operator.send(getReadingSettings, {})).http).toBe(403)
})
