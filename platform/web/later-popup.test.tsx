import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showScreen } from '../web-testing/index.tsx'
import { MenuUnder, PopoverUnder } from './later-popup.tsx'

const isShown = (text: string) => {
  const found = screen.queryByText(text)
  return found !== null && !found.closest('.ant-dropdown-hidden, .ant-popover-hidden')
}

describe('a menu under a button', () => {
  const choose = vi.fn()
  const show = () =>
    showScreen(() => (
      <MenuUnder menu={{ items: [{ key: 'one', label: 'first choice', onClick: choose }] }}>
        <button type="button">choices</button>
      </MenuUnder>
    ))

  test('opens at a click, closes when something was chosen, and the button stays what it was', async () => {
    await show()
    const button = screen.getByText('choices')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(await screen.findByText('first choice'))
    expect(choose).toHaveBeenCalledOnce()
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
    expect(screen.getByText('choices')).toBe(button)
  })

  test('a second press on the button closes it', async () => {
    await show()
    const button = screen.getByText('choices')
    fireEvent.click(button)
    await screen.findByText('first choice')
    // As the browser sends them: the press closes what lies open, the click must not open it again.
    for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.click]) press(button)
    await waitFor(() => expect(isShown('first choice')).toBe(false))
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

test('what opens under a button tells when it opens and closes', async () => {
  const hear = vi.fn()
  await showScreen(() => (
    <PopoverUnder content="what is inside" onOpenChange={hear}>
      <button type="button">more</button>
    </PopoverUnder>
  ))
  fireEvent.click(screen.getByText('more'))
  await screen.findByText('what is inside')
  fireEvent.click(screen.getByText('more'))
  await waitFor(() => expect(isShown('what is inside')).toBe(false))
  expect(hear.mock.calls).toEqual([[true], [false]])
})
