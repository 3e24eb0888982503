import type { Page } from '@playwright/test'
import { type Figure, quantile } from './figure.ts'

/** Something somebody does, and what is there afterwards. */
export interface Act {
  readonly what: string
  /** Where it is done; each time anew. */
  readonly path: string
  /** What has to be there before. */
  readonly from: string
  /** What is done before it and not measured. */
  readonly prepares?: (page: Page) => Promise<void>
  readonly does: (page: Page) => Promise<void>
  /** What is there when it is done, as a selector. */
  readonly shows: string
}

interface Done {
  /** From the input to the next paint, as the browser tells it. */
  readonly painted: number
  /** From the input until what was asked for is drawn, the server's answer included. */
  readonly shown: number
}

const rounds = 7

async function doOnce(page: Page, act: Act): Promise<Done> {
  await page.goto(act.path)
  await page.waitForSelector(act.from)
  // What may soon be wanted is fetched meanwhile.
  await page.waitForTimeout(2500)
  await act.prepares?.(page)
  await page.evaluate((selector) => {
    const seen = { begun: 0, painted: 0, shown: 0 }
    Object.assign(window, { seen })
    const begin = ({ timeStamp }: Event) => {
      seen.begun ||= timeStamp
    }
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, begin, { capture: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.painted = Math.max(seen.painted, duration)
    }).observe({ ...{ type: 'event', durationThreshold: 16 } })
    const look = () => {
      if (seen.begun && document.querySelector(selector)) {
        setTimeout(() => {
          seen.shown = performance.now()
        })
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, act.shows)
  await act.does(page)
  await page.waitForFunction(() => Reflect.get(window, 'seen').shown > 0)
  await page.waitForTimeout(300)
  return await page.evaluate(() => {
    const { begun, painted, shown } = Reflect.get(window, 'seen')
    return { painted, shown: shown - begun }
  })
}

/** How long after an input the next frame comes, the slower of most times; and when what was asked for is there. */
export async function measureAct(page: Page, act: Act): Promise<Figure> {
  const done: Done[] = []
  for (let round = 0; round < rounds; round++) done.push(await doOnce(page, act))
  const shown = quantile(done.map((one) => one.shown))
  return {
    what: `${act.what}: next paint`,
    value: quantile(
      done.map(({ painted }) => painted),
      0.75,
    ),
    unit: 'ms',
    target: 100,
    note: `there after ${shown.toFixed(0)} ms`,
  }
}
