import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browsers } from '../../tools/chromium.ts'
import { benchToken } from '../data/small-tables.ts'

// The browser's own traffic, updates and sandbox have no place in a container without a network.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's Chromium, headless. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browsers.chromium, args: quiet })
}

/** A window with nothing in its cache, in which the benchmark's user is signed in already. */
export async function windowAt(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'no-preference',
  })
  await context.addCookies([{ name: 'bole_session', value: benchToken, url: origin }])
  return context
}
