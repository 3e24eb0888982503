import type { Browser } from '@playwright/test'
import { quantile } from './figure.ts'

// Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const rounds = 5

/** When a phone with an empty cache has drawn the largest part of a page, in milliseconds: the median of several. */
export async function measureOnSlowNetwork(browser: Browser, address: string): Promise<number> {
  const paints: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await page.addInitScript(() => {
      Object.assign(window, { largest: 0 })
      new PerformanceObserver((list) => {
        Object.assign(window, { largest: list.getEntries().at(-1)?.startTime ?? 0 })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    // The largest paint may still come, and is only final after a while.
    await page.waitForTimeout(1500)
    paints.push(await page.evaluate((): number => Reflect.get(window, 'largest')))
    await context.close()
  }
  return quantile(paints)
}
