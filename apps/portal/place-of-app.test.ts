import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOfApp } from './place-of-app.ts'

const page = (attributes = '') => {
  document.body.innerHTML = `<div id="app"${attributes}><main>read</main></div>`
  return document.getElementById('app') ?? document.body
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an empty page is the app’s own', () => {
  const root = page()
  expect(placeOfApp(root)).toBe(root)
})

test('what the server wrote stays until the app has something to show instead', async () => {
  const root = page(' data-read')
  const place = placeOfApp(root)
  place.innerHTML = '<main aria-busy="true">…</main>'
  await Promise.resolve()
  expect([root.isConnected, place.hidden]).toEqual([true, true])
  place.innerHTML = '<main>drawn</main>'
  await vi.waitFor(() => expect(root.isConnected).toBe(false))
  expect([place.hidden, document.getElementById('app')]).toEqual([false, place])
})

test('an app that has nothing to show for long takes its place all the same', () => {
  const root = page(' data-read')
  const place = placeOfApp(root)
  vi.advanceTimersByTime(8_000)
  expect([root.isConnected, place.hidden]).toEqual([false, false])
})
