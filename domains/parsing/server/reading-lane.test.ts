import { afterEach, describe, expect, it } from 'vitest'
import { createReader, type Reader, type ReaderOptions } from './create-reader.ts'
import { unfoldingPdf } from './unfolding-files.fixture.ts'

let reader: Reader
afterEach(() => reader.close())

const honest = new TextEncoder().encode('姓名：张三\n13800138000')
/** Within every limit, and a minute's work. */
const slow = unfoldingPdf(40, 1)

function open(slowSeats: number, options: Partial<ReaderOptions> = {}) {
  // Many times what an honest one takes on a busy machine, and far from what a slow one takes.
  const lane = { seatsPerSender: 1, slowAfter: 2500, slowSeats }
  reader = createReader({ threads: 1, timeoutMs: 120_000, lane, ...options })
  const ended: string[] = []
  const read = (sender: string, bytes: Uint8Array) =>
    reader.read({ name: 'resume', bytes, sender }).then(
      () => ended.push(`${sender} read`),
      (error: { reason?: string }) => ended.push(`${sender} ${error.reason}`),
    )
  return { read, ended }
}

describe('strangers’ documents', () => {
  it('that take long go on beside the others', async () => {
    const { read, ended } = open(1)
    const long = [read('a', slow), read('a', slow), read('a', slow)]
    await read('b', honest)
    await read('c', honest)
    expect(ended).toEqual(['b read', 'c read'])
    await reader.close()
    await Promise.all(long)
    expect(ended.slice(2)).toEqual(Array(3).fill('a timed_out'))
  }, 60_000)

  it('of one address, forty of them, keep an honest one of another waiting for a turn and no longer', async () => {
    const { read, ended } = open(1)
    const bombs = Array.from({ length: 40 }, () => read('a', slow))
    await read('b', honest)
    // One was being read when it came; which others were begun since then had their turn beside it.
    expect(ended.indexOf('b read')).toBeLessThanOrEqual(1)
    await reader.close()
    await Promise.all(bombs)
    expect(ended.filter((end) => end === 'a timed_out')).toHaveLength(40)
  }, 60_000)

  it('that take long are given up where there is no room beside the others', async () => {
    const { read, ended } = open(0)
    await Promise.all([read('a', slow), read('b', honest)])
    expect(ended).toEqual(['a timed_out', 'b read'])
  }, 60_000)

  it('wait and are read within one patience, and are fetched only when their turn has come', async () => {
    const patienceMs = 1500
    const { ended } = open(0, {
      patienceMs,
      lane: { seatsPerSender: 1, slowAfter: 60_000, slowSeats: 0 },
    })
    const began = performance.now()
    const fetched: number[] = []
    const bytes = async () => {
      fetched.push(performance.now() - began)
      return slow
    }
    const long = ['a', 'b'].map((sender) =>
      reader
        .read({ name: 'x', bytes, sender })
        .catch((error: { reason?: string }) => ended.push(`${error.reason}`)),
    )
    await Promise.all(long)
    expect(ended).toEqual(['timed_out', 'timed_out'])
    expect(fetched.length).toBeGreaterThan(0)
    // If at all, then in the moment in which both are given up; clocks differ by a hair.
    for (const at of fetched.slice(1)) expect(at).toBeGreaterThan(patienceMs - 10)
  }, 30_000)
})
