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

describe('what opens under a button, by keyboard', () => {
  const show = async () => {
    await showScreen(() => (
      <PopoverUnder
        content={
          <>
            <input type="checkbox" aria-label="first" />
            <input type="checkbox" aria-label="last" />
          </>
        }
      >
        <button type="button" aria-label="View options">
          v
        </button>
      </PopoverUnder>
    ))
    const button = screen.getByLabelText('View options')
    button.focus()
    fireEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'View options' })
    await waitFor(() => expect(document.activeElement).toBe(panel))
    return { button, panel }
  }
  const isOpen = () =>
    screen.getByLabelText('View options', { selector: 'button' }).getAttribute('aria-expanded')

  test('takes the focus and is no hint', async () => {
    const { panel } = await show()
    expect(panel.closest('[role="tooltip"]')).toBeNull()
  })

  test.each([
    ['Escape', 'first', {}, false],
    ['Tab', 'last', {}, true],
    ['Tab', 'first', { shiftKey: true }, false],
  ])('%s at %s closes it and leads back to the button', async (key, at, held, goesOn) => {
    const { button } = await show()
    screen.getByLabelText(at).focus()
    // Where Tab goes on from the button the browser does it itself.
    expect(fireEvent.keyDown(screen.getByLabelText(at), { key, ...held })).toBe(goesOn)
    expect(document.activeElement).toBe(button)
    await waitFor(() => expect(isOpen()).toBe('false'))
  })

  test('Tab in between goes on inside', async () => {
    await show()
    screen.getByLabelText('first').focus()
    expect(fireEvent.keyDown(screen.getByLabelText('first'), { key: 'Tab' })).toBe(true)
    expect(isOpen()).toBe('true')
  })
})
