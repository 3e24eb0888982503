import { parseAdministrationApi } from '@bole/parse-administration/contract'
import { readerVersion } from '@bole/parsing/model'
import { resumesApi } from '@bole/resumes/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lines, type ParseWorld, startParseWorld } from '../testing/parse-world.ts'

const { listFiles, getFileInfo, listSteps, readFilesAgain } = parseAdministrationApi

let given: ParseWorld
beforeAll(async () => {
  given = await startParseWorld()
})
afterAll(() => given.world.end())

const filesOf = async (who: Visitor, query: object = {}) => (await who.ask(listFiles, { query })).list

describe('the files that were read', () => {
  test('tell operators how it went in whichever company, and neither a name nor a word of what they say', async () => {
    const { file } = await given.handedIn(lines())
    const found = (await filesOf(given.operator)).find(({ id }) => id === file)
    expect(found).toMatchObject({
      organization: 'Acme',
      name: null,
      state: 'read',
      reader: readerVersion,
      is_older: false,
    })
    expect(found?.found).toBeGreaterThan(4)
    const said = JSON.stringify([await filesOf(given.operator), await given.infoOf(given.operator, file)])
    for (const word of ['王小明', '13800000001', '武汉大学']) expect(said).not.toContain(word)
  })

  test('tell a director their own company’s with their names, and nobody else’s', async () => {
    const { file } = await given.handedIn(lines(), '王小明.txt')
    expect((await filesOf(given.director)).find(({ id }) => id === file)?.name).toBe('王小明.txt')
    expect(await filesOf(given.stranger)).toEqual([])
    expect((await given.stranger.send(getFileInfo, { query: { id: file } })).http).toBe(404)
    expect((await given.recruiter.send(listFiles, { query: {} })).http).toBe(403)
  })

  test('are narrowed to what could not be read, was read by an older reader, or was complained about', async () => {
    const unreadable = await given.handedIn(' ')
    const older = await given.handedIn(lines())
    await given.readOtherwise(older.resumeId, {})
    const reported = await given.handedIn(lines())
    await given.recruiter.ask(resumesApi.submitError, { body: { post_id: reported.post, text: '学校不对' } })
    const ids = async (query: object) => (await filesOf(given.operator, query)).map(({ id }) => id)
    expect(await ids({ state: 'unreadable' })).toEqual([unreadable.file])
    expect(await ids({ only: 'older' })).toEqual([older.file])
    expect(await ids({ only: 'reported' })).toEqual([reported.file])
    expect((await given.infoOf(given.operator, reported.file)).reports).toMatchObject([
      { text: '学校不对', is_done: 0 },
    ])
    const { list } = await given.operator.ask(resumesApi.listOperatorReports, { query: {} })
    expect(list).toMatchObject([{ file_id: reported.file, can: { look: true } }])
  })
})

describe('each time a file was read', () => {
  test('is kept with its steps, their times and what came of them', async () => {
    const { file } = await given.handedIn(lines())
    const { readings } = await given.infoOf(given.operator, file)
    expect(readings).toMatchObject([{ cause: 'arrival', state: 'read', document_kind: 'text' }])
    const { list } = await given.operator.ask(listSteps, { query: { id: readings[0]?.id ?? 0 } })
    expect(list.map(({ step, outcome }) => [step, outcome])).toEqual([
      ['wait', 'done'],
      ['recognise', 'done'],
      ['extract', 'done'],
      ['understand', 'done'],
    ])
    expect(list.reduce((sum, { took_ms }) => sum + took_ms, 0)).toBe(readings[0]?.took_ms)
    expect((await given.stranger.send(listSteps, { query: { id: readings[0]?.id ?? 0 } })).http).toBe(404)
  })

  test('ends with the step it failed in, and why', async () => {
    const { file } = await given.handedIn(' ')
    const { file: row, readings } = await given.infoOf(given.operator, file)
    expect(row).toMatchObject({ state: 'unreadable', reason: 'no_text', found: 0 })
    const { list } = await given.operator.ask(listSteps, { query: { id: readings[0]?.id ?? 0 } })
    expect(list.at(-1)).toMatchObject({ step: 'extract', outcome: 'no_text' })
  })
})

describe('reading again', () => {
  test('is asked for once; a second request says that it is under way', async () => {
    const { file, resumeId } = await given.handedIn(lines())
    const ask = () => given.operator.ask(readFilesAgain, { body: { ids: [file, file] } })
    expect(await ask()).toEqual({ done: 1, refused: [] })
    expect(await ask()).toMatchObject({ done: 0, refused: [{ title: `Acme #${file}` }] })
    await given.runNewer(resumeId)
    expect((await given.infoOf(given.operator, file)).newer).toMatchObject({
      state: 'same',
      found: 0,
      reader: readerVersion,
    })
    expect(await ask()).toEqual({ done: 1, refused: [] })
  })

  test('is nobody’s of another company, and half of a list is not begun', async () => {
    const one = await given.handedIn(lines())
    const before = await given.world.rows('select count(*) from rereadings')
    const body = { ids: [one.file, 999_999] }
    expect((await given.operator.send(readFilesAgain, { body })).http).toBe(404)
    expect((await given.stranger.send(readFilesAgain, { body: { ids: [one.file] } })).http).toBe(404)
    expect(await given.world.rows('select count(*) from rereadings')).toEqual(before)
  })

  test('of what nobody became of is left to whoever uploaded it', async () => {
    const { file } = await given.handedIn(lines())
    await given.world.rows('update document_readings set resume_id = null where file_id = $1', file)
    const { done, refused } = await given.operator.ask(readFilesAgain, { body: { ids: [file] } })
    expect([done, refused.length]).toEqual([0, 1])
    expect((await given.infoOf(given.operator, file)).file.can.reread).toBe(false)
  })
})
