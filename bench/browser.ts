import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrowserApps } from '../tools/browser-apps.ts'
import { ensureChromium } from '../tools/chromium.ts'
import { type Act, measureAct } from './browser/acts.ts'
import { openBrowser, windowAt } from './browser/chromium.ts'
import { type Figure, isMet, tableOf } from './browser/figure.ts'
import { type Load, measureLoad } from './browser/loads.ts'
import { measureScrolling } from './browser/scrolling.ts'
import { openBenchDatabase } from './generate.ts'
import { startOurs } from './servers.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const list = '/candidate/filter/list'
const row = 'tbody tr'
const record = '.ant-drawer h2'

const loads: readonly Load[] = [
  { what: 'sign-in', path: '/site/login', shows: 'form button', kilobytes: 250 },
  { what: 'candidate list', path: list, shows: row, kilobytes: 250 },
  { what: 'dashboard', path: '/dashboard/social', shows: '#content [aria-busy="false"]', kilobytes: 250 },
  { what: 'portal list', path: '/careers/bench-1', shows: 'main a', kilobytes: 90 },
]

const acts: readonly Act[] = [
  {
    what: 'changing the stage tab',
    path: list,
    from: row,
    does: (page) => page.getByRole('tab').nth(1).click(),
    shows: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  {
    what: 'opening the drawer',
    path: list,
    from: row,
    does: (page) => page.locator(`${row} button`).first().click(),
    shows: record,
  },
  {
    what: 'typing in the search box',
    path: list,
    from: row,
    does: (page) => page.locator('search input').first().pressSequentially('wang', { delay: 60 }),
    shows: 'search input[value="wang"]',
  },
  {
    what: 'selecting a row',
    path: list,
    from: row,
    does: (page) => page.locator(`${row} input[type=checkbox]`).nth(1).click(),
    shows: '[role=toolbar]',
  },
  {
    what: 'the next candidate (J)',
    path: list,
    from: row,
    prepares: async (page) => {
      await page.locator(`${row} button`).first().click()
      await page.waitForSelector(record)
      await page.waitForTimeout(1000)
    },
    does: (page) => page.keyboard.press('j'),
    shows: `${row}:nth-child(2)[data-open=true]`,
  },
  {
    what: 'opening the move dialog',
    path: list,
    from: row,
    prepares: async (page) => {
      await page.locator(`${row} input[type=checkbox]`).nth(1).click()
      await page.waitForSelector('[role=toolbar]')
      await page.waitForTimeout(1000)
    },
    does: (page) => page.locator('[role=toolbar] .ant-btn-primary').click(),
    shows: '.ant-modal form',
  },
]

async function measureAll(origin: string): Promise<readonly Figure[]> {
  const browser = await openBrowser()
  const figures: Figure[] = []
  const add = (...more: readonly Figure[]) => {
    figures.push(...more)
    for (const { what, value, unit } of more) say(`${what}: ${value.toFixed(1)} ${unit}`)
  }
  try {
    for (const load of loads) add(...(await measureLoad(browser, origin, load)))
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
ensureChromium(say)
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
