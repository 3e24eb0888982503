import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { keepFrom } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines, type ParseWorld, startParseWorld } from '../testing/parse-world.ts'

const { compareNewer, listNewer, listFiles, readFilesAgain } = parseAdministrationApi

let given: ParseWorld
beforeAll(async () => {
  given = await startParseWorld()
})
afterAll(() => given.world.end())

const phone = (value: string) => ({ phone: { value, confidence: 0.9, source: null } })

/** Somebody whose phone an older reader read wrongly, and a newer reading of it that waits. */
async function waiting() {
  const made = await given.handedIn(lines('现居地：珠海'))
  await given.readOtherwise(made.resumeId, phone('13900000009'))
  return { ...made, id: await given.readAgain(given.operator, made) }
}

describe('who is kept from contacts', () => {
  test('reads that they differ, not what either says', async () => {
    const { id } = await waiting()
    await keepFrom(given.world, given.organisation, 'OrgAdmin', ['contacts'])
    const kept = await given.world.user(given.organisation, 'OrgAdmin')
    const said = JSON.stringify(await kept.ask(compareNewer, { query: { id } }))
    for (const number of ['13900000009', '13800000001']) expect(said).not.toContain(number)
    const { fields } = await given.recruiter.ask(compareNewer, { query: { id } })
    expect(fields.find(({ path }) => path === 'phone')).toMatchObject({
      ...{ kind: 'changed', before: '13900000009', after: '13800000001' },
    })
  })
})

describe('a director of the company', () => {
  test('goes from the file to what the readings say', async () => {
    const { file } = await waiting()
    expect((await given.infoOf(given.director, file)).newer?.can).toEqual({ compare: true })
    expect((await given.infoOf(given.operator, file)).newer?.can).toEqual({ compare: false })
  })

  test('is named as who asked; of an operator it is nobody of theirs', async () => {
    const own = await given.handedIn(lines())
    await given.readAgain(given.director, own)
    const others = await given.handedIn(lines())
    await given.readAgain(given.operator, others)
    const asked = async (resumeId: number) =>
      (await given.world.rows('select asked_by from rereadings where resume_id = $1', resumeId))[0]?.asked_by
    expect([await asked(own.resumeId), await asked(others.resumeId)]).toEqual([given.director.id, null])
  })
})

describe('an operator', () => {
  test('has files of several companies read again at once, each in its own', async () => {
    const here = await given.handedIn(lines())
    const elsewhere = await given.world.organisation('Elsewhere')
    const post = await given.world.application(elsewhere, await given.world.position(elsewhere))
    const [row] = await given.world.rows(
      `with file as (insert into files (organisation_id, storage_key, name, media_type, bytes, sha256)
         values ($1, 'k', 'a.txt', 'text/plain', 1, 'x') returning id),
       resume as (insert into resumes (organisation_id, candidate_id, file_id)
         select $1, candidate_id, file.id from file, applications where applications.id = $2 returning id, file_id)
       insert into document_readings (organisation_id, file_id, resume_id, cause, reader, state, begun_at)
       select $1, file_id, id, 'arrival', 0, 'read', now() from resume returning file_id`,
      elsewhere,
      post,
    )
    const ids = [here.file, Number(row?.file_id)]
    expect(await given.operator.ask(readFilesAgain, { body: { ids } })).toEqual({ done: 2, refused: [] })
    const begun = await given.world.rows(
      `select organisation_id from rereadings where state = 'reading' order by organisation_id`,
    )
    expect(begun.map(({ organisation_id }) => organisation_id)).toEqual([given.organisation, elsewhere])
    const found = await given.operator.ask(listFiles, { query: { only: 'older' } })
    expect(found.list.map(({ organization }) => organization)).toContain('Elsewhere')
  })
})

test('pages of newer readings are counted as they are listed', async () => {
  const { total } = await given.recruiter.send(listNewer, { query: {} })
  const first = await given.recruiter.ask(listNewer, { query: { page_size: 1 } })
  const second = await given.recruiter.ask(listNewer, { query: { page_size: 1, page: 2 } })
  expect(total).toBeGreaterThan(1)
  expect(first.list[0]?.id).toBeGreaterThan(second.list[0]?.id ?? 0)
  expect((await given.recruiter.ask(listNewer, { query: { state: 'accepted' } })).list).toEqual([])
})
