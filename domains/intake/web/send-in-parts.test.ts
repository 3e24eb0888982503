import { intakeApi } from '@bole/intake/contract'
import { answering, failing, serve } from '@bole/platform/web-testing'
import { describe, expect, test } from 'vitest'
import { sendInParts } from './send-in-parts.ts'

const { upload } = intakeApi
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`${at}`], `简历${at}.pdf`))
const namesOf = (body: unknown) =>
  body instanceof FormData ? body.getAll('files').map((file) => (file instanceof File ? file.name : '')) : []

/** A server that gives each part a progress of its own. */
const start = () => {
  let parts = 0
  return serve(answering(upload, ({ body }) => ({ progress_id: ++parts, count: namesOf(body).length })))
}

describe('files that are taken in', () => {
  test.each([
    [1, [1]],
    [20, [20]],
    [21, [20, 1]],
    [45, [20, 20, 5]],
    [0, []],
  ])('%i leave in parts of at most twenty', async (count, parts) => {
    const server = start()
    const told: number[] = []
    const progress = await sendInParts(files(count), 7, (sent) => told.push(sent))
    expect(server.bodiesOf(upload).map((body) => namesOf(body).length)).toEqual(parts)
    expect(progress).toEqual(parts.map((_, at) => at + 1))
    expect(told.at(-1) ?? 0).toBe(count)
    expect(told).toHaveLength(parts.length)
  })

  test('keep their names and order, each part with the position', async () => {
    const server = start()
    await sendInParts(files(22), 7, () => undefined)
    const bodies = server.bodiesOf(upload)
    expect(bodies.flatMap(namesOf)).toEqual(files(22).map(({ name }) => name))
    for (const body of bodies) expect(body instanceof FormData && body.get('position_id')).toBe('7')
  })

  test('stop at the part that could not be sent', async () => {
    const server = serve(failing(upload, 413, { message: '文件过大' }))
    const told: number[] = []
    await expect(sendInParts(files(45), 7, (sent) => told.push(sent))).rejects.toMatchObject({ http: 413 })
    expect(server.bodiesOf(upload)).toHaveLength(1)
    expect(told).toEqual([])
  })
})
