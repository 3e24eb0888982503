import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { windowAt } from './chromium.ts'
import { type Figure, quantile } from './figure.ts'

const root = join(import.meta.dirname, '../..')

/** A page somebody comes to with an empty cache, and what of it has to be there. */
export interface Load {
  readonly what: string
  readonly path: string
  readonly shows: string
  /** Kilobytes of script, gzipped; null where nothing is promised. */
  readonly kilobytes: number | null
}

interface Loaded {
  readonly milliseconds: number
  readonly kilobytes: number
}

const rounds = 5

/** The gzip our server sends of a script, in kB of 1000 bytes. */
function weightOf(address: string): number {
  const { pathname } = new URL(address)
  const file = pathname.startsWith('/careers/')
    ? join(root, 'apps/portal/dist', pathname.slice('/careers'.length))
    : join(root, 'apps/web/dist', pathname)
  return statSync(`${file}.gz`).size / 1000
}

async function loadOnce(browser: Browser, origin: string, { path, shows }: Load): Promise<Loaded> {
  const context = await windowAt(browser, origin)
  try {
    const page = await context.newPage()
    await page.addInitScript((selector) => {
      const seen = { largest: 0, drawn: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.largest = list.getEntries().at(-1)?.startTime ?? 0
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        // The frame after the one that draws it.
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.drawn = performance.now()
          }),
        )
      }).observe(document, { childList: true, subtree: true })
    }, shows)
    await page.goto(path)
    await page.waitForSelector(shows)
    // The largest paint may still come, and is only final after a while.
    await page.waitForTimeout(1500)
    const { milliseconds, scripts } = await page.evaluate(() => {
      const { largest, drawn } = Reflect.get(window, 'seen')
      const end = Math.max(largest, drawn)
      const before = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime, duration }) => name.endsWith('.js') && startTime + duration <= end)
      return { milliseconds: end, scripts: before.map(({ name }) => name) }
    })
    return { milliseconds, kilobytes: scripts.reduce((sum, name) => sum + weightOf(name), 0) }
  } finally {
    await context.close()
  }
}

/** Script before the first screen and the moment it is there, the median of several cold loads. */
export async function measureLoad(browser: Browser, origin: string, load: Load): Promise<readonly Figure[]> {
  const loaded: Loaded[] = []
  for (let round = 0; round < rounds; round++) loaded.push(await loadOnce(browser, origin, load))
  return [
    {
      what: `${load.what}: script before it is drawn`,
      value: quantile(loaded.map(({ kilobytes }) => kilobytes)),
      unit: 'kB',
      target: load.kilobytes,
    },
    {
      what: `${load.what}: largest paint`,
      value: quantile(loaded.map(({ milliseconds }) => milliseconds)),
      unit: 'ms',
      target: 1200,
    },
  ]
}
