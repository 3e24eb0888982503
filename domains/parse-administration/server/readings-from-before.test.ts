import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { readerVersion } from '@bole/parsing/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lines, type ParseWorld, startParseWorld } from '../testing/parse-world.ts'

const { listSteps } = parseAdministrationApi

let given: ParseWorld
beforeAll(async () => {
  given = await startParseWorld()
})
afterAll(() => given.world.end())

/** What the migration says of files that were read before readings were rows. */
async function lookBack(): Promise<void> {
  const file = join(import.meta.dirname, '../../../migrations/0370-readings-of-files.sql')
  const sql = await readFile(file, 'utf8')
  await given.world.rows(sql.slice(sql.indexOf('insert into document_readings')))
}

test('files that were read before have one reading, by no reader of today and without steps', async () => {
  const read = await given.handedIn(lines())
  const unreadable = await given.handedIn(' ')
  const waiting = await given.handedIn(lines())
  await given.world.rows('delete from document_readings')
  await given.world.rows(`update resumes set state = 'reading' where id = $1`, waiting.resumeId)
  await lookBack()
  const info = await given.infoOf(given.operator, read.file)
  expect(info.file).toMatchObject({
    state: 'read',
    reader: 0,
    is_older: true,
    took_ms: null,
    reading_count: 1,
  })
  const [reading] = info.readings
  expect((await given.operator.ask(listSteps, { query: { id: reading?.id ?? 0 } })).list).toEqual([])
  expect((await given.infoOf(given.operator, unreadable.file)).file).toMatchObject({
    ...{ state: 'unreadable', reason: 'no_text', reader: 0 },
  })
  const still = { query: { id: waiting.file } }
  expect((await given.operator.send(parseAdministrationApi.getFileInfo, still)).http).toBe(404)
})

test('they are read again by the reader of today as any other', async () => {
  const { file, resumeId } = await given.handedIn(lines())
  await given.world.rows('delete from document_readings where file_id = $1', file)
  await lookBack().catch(() => undefined)
  await given.world.rows(
    `insert into document_readings (organisation_id, file_id, resume_id, cause, reader, state, begun_at)
     values ($1, $2, $3, 'arrival', 0, 'read', now()) on conflict do nothing`,
    given.organisation,
    file,
    resumeId,
  )
  await given.readAgain(given.operator, { file, resumeId })
  const { file: row, readings, newer } = await given.infoOf(given.operator, file)
  expect([row.is_older, row.reading_count, newer?.state]).toEqual([false, 2, 'same'])
  expect(readings.map(({ cause, reader }) => [cause, reader])).toEqual([
    ['newer', readerVersion],
    ['arrival', 0],
  ])
})
