import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollBar } from './scroll-bar.tsx'

afterEach(() => vi.restoreAllMocks())

function Rows() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <div className="ant-table-content">
        <table />
      </div>
      <ScrollBar frame={frame} />
    </div>
  )
}

/** Rows as wide as this in room for 800 pixels. */
async function show(width: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  await showScreen(Rows)
  const [rows, bar] = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-table-content')
    const beside = found?.nextElementSibling
    if (!found || !(beside instanceof HTMLElement)) throw new Error('it is not there yet')
    return [found, beside] as const
  })
  return { rows, bar }
}

test('columns that go on out of sight have a bar, which moves with them and moves them', async () => {
  const { rows, bar } = await show(1200)
  await waitFor(() => expect(bar.hidden).toBe(false))
  expect(bar.firstElementChild?.getAttribute('style')).toContain('width: 1200px')
  rows.scrollLeft = 90
  fireEvent.scroll(rows)
  expect(bar.scrollLeft).toBe(90)
  bar.scrollLeft = 30
  fireEvent.scroll(bar)
  expect(rows.scrollLeft).toBe(30)
})

test('columns that have room need none', async () => {
  const { bar } = await show(800)
  expect(bar.hidden).toBe(true)
})
