import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { careersApi } from '@bole/careers/contract'
import { addressOf } from '@bole/platform/contract'
import { migrate } from '@bole/platform/host'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'
import { buildBrowserApps } from '../tools/browser-apps.ts'
import { ensureBrowser } from '../tools/chromium.ts'
import { openBrowser } from './browser/chromium.ts'
import { quantile } from './browser/figure.ts'
import { measureOnSlowNetwork } from './browser/slow-network.ts'
import { openPositionsSql } from './data/open-positions.ts'
import { startOurs } from './servers.ts'

// What the career site of a company with many open positions costs: its list, its feeds, and its pages on a slow network.
// node bench/careers.ts --positions 10000 --times 200
const { values } = parseArgs({
  options: { positions: { type: 'string', default: '10000' }, times: { type: 'string', default: '200' } },
})
const [amount, times] = [Number(values.positions), Number(values.times)]
const say = (line: string) => process.stdout.write(`${line}\n`)
let isMissed = false

function tell(what: string, value: number, unit: string, wanted: number | null): void {
  const isMet = wanted === null || value <= wanted
  if (!isMet) isMissed = true
  say(
    `${what}: ${value.toFixed(1)} ${unit}${wanted === null ? '' : ` (≤ ${wanted} wanted)${isMet ? '' : ' ✗'}`}`,
  )
}

/** What a process holds resident, in MB, as Linux tells it. */
async function residentOf(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

const slug = 'bench'
const list = (conditions: object = {}) => addressOf(careersApi.listPositions, {}, { slug, ...conditions })

/** One request after the other; the 95th percentile of what each took, in milliseconds. */
async function p95(origin: string, path: string): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < times + 20; time++) {
    const began = performance.now()
    const answer = await fetch(origin + path, {
      headers: { accept: path.startsWith('/api') ? '*/*' : 'text/html' },
    })
    const text = await answer.text()
    if (!answer.ok || text.includes('"error"')) throw new Error(`${path} answered ${answer.status}: ${text}`)
    // The first few warm up what is kept.
    if (time >= 20) took.push(performance.now() - began)
  }
  return quantile(took, 0.95)
}

/** Reads a feed; when its first bytes came, when its last, and how much more the server held meanwhile. */
async function readFeed(origin: string, pid: number, file: string): Promise<void> {
  const before = await residentOf(pid)
  const began = performance.now()
  const answer = await fetch(`${origin}/careers/${slug}/${file}`)
  let [first, bytes, most] = [0, 0, before]
  for await (const chunk of answer.body ?? []) {
    if (first === 0) first = performance.now() - began
    bytes += chunk.length
    most = Math.max(most, await residentOf(pid))
  }
  const seconds = (performance.now() - began) / 1000
  say(
    `${file}: first bytes after ${first.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB after ${seconds.toFixed(2)} s, ${(most - before).toFixed(0)} MB more resident`,
  )
}

ensureBrowser('chromium', say)
buildBrowserApps(join(import.meta.dirname, '..'), say)
const folder = await mkdtemp(join(tmpdir(), 'bole-careers-'))
const database = await startEmbeddedDatabase({ directory: folder, log: () => undefined })
try {
  await migrate(database.ownerUrl, join(import.meta.dirname, '../migrations'))
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  for (const statement of openPositionsSql)
    await client.query(statement.sql, statement.needsAmount ? [amount] : [])
  await client.end()
  const server = await startOurs(database.ownerUrl)
  const origin = `http://localhost:${server.port}`
  try {
    const { data } = await (await fetch(origin + list())).json()
    for (const [what, conditions] of [
      ['list, first page', {}],
      ['list, next page', { cursor: data.next_cursor }],
      ['list, a city', { city: '上海' }],
      ['list, a category', { category: '研发 7' }],
      ['list, city and category', { city: '北京', category: '研发 3' }],
      ['list, a word', { keyword: '工程师 7' }],
    ] as const)
      tell(`${what}, p95 of ${times}`, await p95(origin, list(conditions)), 'ms', 15)
    tell('front page as read without scripts, p95', await p95(origin, `/careers/${slug}`), 'ms', null)
    for (const feed of ['feed.xml', 'feed.json', 'sitemap.xml']) await readFeed(origin, server.pid, feed)
    const browser = await openBrowser()
    const position: number = data.list[0].id
    for (const path of [`/careers/${slug}`, `/careers/${slug}/positions/${position}`]) {
      const paint = await measureOnSlowNetwork(browser, origin + path)
      tell(`${path} on slow 4G, largest paint`, paint, 'ms', 1200)
    }
    await browser.close()
  } finally {
    await server.stop()
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = isMissed ? 1 : 0
