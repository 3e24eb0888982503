import type { Page } from '@playwright/test'
import { type Figure, quantile } from './figure.ts'

const wantedRows = 10_000

/** Reads on until the list holds so many rows, as somebody does who keeps scrolling to its end. */
async function readOn(page: Page): Promise<number> {
  return await page.evaluate(async (wanted) => {
    const body = document.querySelector('tbody')
    const frame = body?.closest('div')
    if (!body || !frame) return 0
    const rows = () => Math.round(body.clientHeight / (body.querySelector('tr')?.clientHeight ?? 1))
    const giveUp = performance.now() + 180_000
    while (rows() < wanted && performance.now() < giveUp) {
      frame.scrollTop = frame.scrollHeight
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return rows()
  }, wantedRows)
}

/** Frames while a list of 10,000 rows is scrolled a screen every quarter of a second. */
export async function measureScrolling(page: Page, path: string): Promise<readonly Figure[]> {
  await page.goto(path)
  await page.waitForSelector('tbody tr')
  const rows = await readOn(page)
  const frames = await page.evaluate(async () => {
    const frame = document.querySelector('tbody')?.closest('div')
    if (!frame) return []
    frame.scrollTop = 0
    const times: number[] = []
    await new Promise<void>((resolve) => {
      let last = 0
      const begun = performance.now()
      const step = (now: number) => {
        if (last) times.push(now - last)
        last = now
        frame.scrollTop += 48
        if (now - begun < 8000) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
    return times
  })
  const seconds = frames.reduce((sum, time) => sum + time, 0) / 1000
  const note = `${rows.toLocaleString('en')} rows`
  return [
    { what: 'scrolling the list', value: frames.length / seconds, unit: 'frames/s', target: 59.5, note },
    {
      what: 'scrolling the list: p95 of a frame',
      value: quantile(frames, 0.95),
      unit: 'ms',
      target: 17.5,
      note,
    },
  ]
}
