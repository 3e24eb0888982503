import { type Browser, expect, type Page } from '@playwright/test'
import { windowOf } from './people.ts'

/** Sends a call as the colleague of this window, where how it comes about is no part of the journey; answers its data, of which a journey reads what it needs. */
export async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/${path}`, { headers: { 'x-requested-with': 'bole' }, data })
  const reply = await answer.json()
  expect(reply, reply.message).toMatchObject({ status: 'success' })
  return reply.data
}

/** Reads a call as the colleague of this window; answers its data, of which a journey reads what it needs. */
export async function read(page: Page, path: string) {
  return (await (await page.request.get(`/api/${path}`)).json()).data
}

/** Takes the company's mail server away, so that a journey that failed half-way leaves none to the next one. */
export async function removeMailServer(browser: Browser): Promise<void> {
  const page = await windowOf(browser, 'lin')
  const { own } = await read(page, 'mail/server')
  if (own) await send(page, 'mail/server/remove', { id: own.id })
  await page.context().close()
}
