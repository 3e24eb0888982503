import type { Browser, Page } from '@playwright/test'
import { windowAt } from './chromium.ts'
import { type Figure, quantile } from './figure.ts'
import { list } from './plan.ts'

/** How many times slower the processor is made than this machine's. */
const slowdowns = [1, 6, 12] as const
/** What is promised of a computer that is six times slower. */
const promisedAt = 6
const promisedMilliseconds = 3000
const mostRequests = 40
const rounds = 3

const header = 'header h1'
/** What the header's buttons open. */
const opened = '.ant-popover:not(.ant-popover-hidden), .ant-dropdown:not(.ant-dropdown-hidden), [role=dialog]'

interface Opening {
  readonly requests: number
  readonly header: number
  readonly menus: number
}

/** Presses a button of the header until what it opens is there, and closes it again. */
async function openOf(page: Page, button: number): Promise<void> {
  await page.locator('header button[aria-haspopup]').nth(button).click()
  await page.waitForSelector(opened, { timeout: 120_000 })
  await page.keyboard.press('Escape')
  await page.waitForFunction((selector) => !document.querySelector(selector), opened)
}

async function openOnce(browser: Browser, origin: string, rate: number): Promise<Opening> {
  const context = await windowAt(browser, origin)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    let requests = 0
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) requests += 1
    })
    const began = performance.now()
    await page.goto(list, { waitUntil: 'commit' })
    await page.waitForSelector(header, { timeout: 120_000 })
    const drawn = performance.now() - began
    const buttons = await page.locator('header button[aria-haspopup]').count()
    for (let button = 0; button < buttons; button++) await openOf(page, button)
    const menus = performance.now() - began
    // What may soon be wanted is fetched meanwhile.
    await page.waitForTimeout(2500)
    return { requests, header: drawn, menus }
  } finally {
    await context.close()
  }
}

/** What the first opening of the candidate list asks for, and when its header and all of the header's menus can be used, on slower and slower processors. */
export async function measureOpenings(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const rate of slowdowns) {
    const found: Opening[] = []
    for (let round = 0; round < rounds; round++) found.push(await openOnce(browser, origin, rate))
    const target = rate === promisedAt ? promisedMilliseconds : null
    const middle = (of: (opening: Opening) => number) => quantile(found.map(of))
    if (rate === 1)
      figures.push({
        what: 'opening the list: files',
        value: middle(({ requests }) => requests),
        unit: 'files',
        target: mostRequests,
      })
    figures.push(
      { what: `${rate} times slower: header`, value: middle((one) => one.header), unit: 'ms', target },
      {
        what: `${rate} times slower: every menu of the header`,
        value: middle((one) => one.menus),
        unit: 'ms',
        target,
      },
    )
  }
  return figures
}
