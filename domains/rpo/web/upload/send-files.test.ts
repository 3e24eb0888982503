import { answering, failing, serve } from '@bole/platform/web-testing'
import { rpoApi } from '@bole/rpo/contract'
import { describe, expect, test } from 'vitest'
import { sendFiles } from './send-files.ts'

const { addImport } = rpoApi
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`${at}`], `简历${at}.pdf`))
const namesOf = (body: unknown) =>
  body instanceof FormData ? body.getAll('files').map((file) => (file instanceof File ? file.name : '')) : []
const start = () => serve(answering(addImport, ({ body }) => ({ batch_id: 5, count: namesOf(body).length })))

describe('files that an agency adds', () => {
  test.each([
    [1, [1]],
    [20, [20]],
    [21, [20, 1]],
    [45, [20, 20, 5]],
    [0, []],
  ])('%i leave in parts of at most twenty, in their order', async (count, parts) => {
    const server = start()
    const told: number[] = []
    await sendFiles(files(count), { position_id: 7, dir_id: null }, (sent) => told.push(sent))
    const bodies = server.bodiesOf(addImport)
    expect(bodies.map((body) => namesOf(body).length)).toEqual(parts)
    expect(bodies.flatMap(namesOf)).toEqual(files(count).map(({ name }) => name))
    expect(told.at(-1) ?? 0).toBe(count)
  })

  test.each([
    [null, null],
    [4, '4'],
  ])('go to the position, and into folder %s', async (dir_id, written) => {
    const server = start()
    await sendFiles(files(22), { position_id: 7, dir_id }, () => undefined)
    for (const body of server.bodiesOf(addImport)) {
      const form = body instanceof FormData ? body : new FormData()
      expect([form.get('position_id'), form.get('dir_id')]).toEqual(['7', written])
    }
  })

  test('stop at the part that could not be sent', async () => {
    const server = serve(failing(addImport, 413, { message: '文件过大' }))
    const told: number[] = []
    const sending = sendFiles(files(45), { position_id: 7, dir_id: null }, (sent) => told.push(sent))
    await expect(sending).rejects.toMatchObject({ http: 413 })
    expect(server.bodiesOf(addImport)).toHaveLength(1)
    expect(told).toEqual([])
  })
})
