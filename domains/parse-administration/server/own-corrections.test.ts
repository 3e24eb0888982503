import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedResumes, judgeOwn } from './own-corrections.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const change = { value: '上海', was: '北京', by: 1, at: '2026-11-20T02:00:00.000Z' }
const city = (value: string) => ({ city: { value, confidence: 0.9, source: null } })

/** A company with one corrected résumé and one nobody corrected. */
async function company(isMeasured: boolean) {
  const organisation = await world.organisation()
  const post = await world.application(organisation, await world.position(organisation))
  await world.rows(
    `with file as (insert into files (organisation_id, storage_key, name, media_type, bytes, sha256)
       values ($1::bigint, 'key-' || $1::bigint, 'a.txt', 'text/plain', 1, 'x') returning id)
     insert into resumes (organisation_id, candidate_id, file_id, corrections)
     select $1::bigint, candidate_id, file.id, corrected from file, applications a,
       (values ($3::jsonb), ('{}')) one (corrected) where a.id = $2`,
    organisation,
    post,
    JSON.stringify({ city: [change] }),
  )
  await world.rows(
    'insert into reading_settings (organisation_id, measures_corrections) values ($1, $2)',
    organisation,
    isMeasured,
  )
  return `key-${organisation}`
}

test('only corrected résumés of companies that said yes measure the reader', async () => {
  const key = await company(true)
  await company(false)
  const found = await correctedResumes((sql) => world.rows(sql))
  expect(found.map((one) => one.storage_key)).toEqual([key])
  expect(await judgeOwn(found, async () => city('上海'))).toEqual([{ label: 'city', isRight: true }])
  expect(await judgeOwn(found, async () => city('北京'))).toEqual([{ label: 'city', isRight: false }])
  expect(await judgeOwn(found, async () => null)).toEqual([{ label: 'city', isRight: false }])
})
