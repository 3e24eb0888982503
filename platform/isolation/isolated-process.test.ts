import { expect, it } from 'vitest'
import { IsolatedProcess } from './index.ts'

const megabyte = 1024 * 1024

/** A process that may take 400 MB and takes 60 more with each piece of work. */
const hoarder = (renewAboveBytes?: number) =>
  new IsolatedProcess<number, number>({
    work: new URL('./hoarding-work.fixture.ts', import.meta.url),
    memoryBytes: 400 * megabyte,
    ...(renewAboveBytes === undefined ? {} : { renewAboveBytes }),
    heapMegabytes: 256,
    isBackground: false,
  })

const PAGES = 8

async function workers(process: IsolatedProcess<number, number>): Promise<number[]> {
  const found: number[] = []
  for (let page = 0; page < PAGES; page++) found.push(await process.ask(60))
  await process.end()
  return found
}

it('does each of eight pieces of work whatever those before them left in memory', async () => {
  const found = await workers(hoarder(200 * megabyte))
  expect(found).toHaveLength(PAGES)
  expect(new Set(found).size).toBeGreaterThan(1)
}, 60_000)

it('ends at its limit where it is not renewed', async () => {
  const process = hoarder()
  const fill = async () => {
    for (let page = 0; page < PAGES; page++) await process.ask(60)
    // Eight may be done before the watch of its memory looks: what never ends waits for it.
    return process.ask(0)
  }
  await expect(fill()).rejects.toMatchObject({ why: 'too_large' })
}, 60_000)
