import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrowserApps } from '../tools/browser-apps.ts'
import { ensureBrowser } from '../tools/chromium.ts'
import { measureAct } from './browser/acts.ts'
import { openBrowser, windowAt } from './browser/chromium.ts'
import { type Figure, isMet, tableOf } from './browser/figure.ts'
import { measureLoad } from './browser/loads.ts'
import { measureOpenings } from './browser/openings.ts'
import { acts, list, loads } from './browser/plan.ts'
import { measureScrolling } from './browser/scrolling.ts'
import { openBenchDatabase } from './generate.ts'
import { startOurs } from './servers.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function measureAll(origin: string): Promise<readonly Figure[]> {
  const browser = await openBrowser()
  const figures: Figure[] = []
  const add = (...more: readonly Figure[]) => {
    figures.push(...more)
    for (const { what, value, unit } of more) say(`${what}: ${value.toFixed(1)} ${unit}`)
  }
  try {
    for (const load of loads) add(...(await measureLoad(browser, origin, load)))
    add(...(await measureOpenings(browser, origin)))
    const context = await windowAt(browser, origin)
    const page = await context.newPage()
    for (const act of acts) add(await measureAct(page, act))
    add(...(await measureScrolling(page, list)))
    return figures
  } finally {
    await browser.close()
  }
}

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
ensureBrowser('chromium', say)
buildBrowserApps(join(import.meta.dirname, '..'), say)
const database = await openBenchDatabase(Number(values.size), say)
try {
  const server = await startOurs(database.ownerUrl)
  try {
    const figures = await measureAll(`http://localhost:${server.port}`)
    say(`\n${tableOf(figures)}`)
    const folder = join(import.meta.dirname, 'results')
    await mkdir(folder, { recursive: true })
    const at = new Date().toISOString()
    await writeFile(
      join(folder, `browser-${at.replace(/[:.]/g, '-')}.json`),
      JSON.stringify({ at, figures }, null, 2),
    )
    process.exitCode = figures.every(isMet) ? 0 : 1
  } finally {
    await server.stop()
  }
} finally {
  await database.stop()
}
