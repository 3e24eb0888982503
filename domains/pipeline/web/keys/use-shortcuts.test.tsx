import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'

const actions = { j: vi.fn(), k: vi.fn(), m: vi.fn(), p: vi.fn(), e: vi.fn(), ArrowRight: vi.fn() }

function Screen({ isOn = true }: { readonly isOn?: boolean }) {
  useShortcuts(isOn, actions)
  return (
    <>
      <button type="button">button</button>
      <input aria-label="input" />
      <textarea aria-label="textarea" />
      <select aria-label="select" />
      <p contentEditable suppressContentEditableWarning>
        words <b>deep</b>
      </p>
      <div role="tablist">
        <button type="button">tab</button>
      </div>
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  document.body.innerHTML = ''
})

const pressed = () => Object.entries(actions).flatMap(([key, action]) => action.mock.calls.map(() => key))

describe('single keys', () => {
  test.each(['j', 'k', 'm', 'p', 'e', 'ArrowRight'])('%s acts, and nothing else hears of it', (key) => {
    render(<Screen />)
    expect(fireEvent.keyDown(window, { key })).toBe(false)
    expect(pressed()).toEqual([key])
  })

  test.each(['x', 'J', 'Enter', ' ', 'Tab'])('%j is left to whoever wants it', (key) => {
    render(<Screen />)
    expect(fireEvent.keyDown(window, { key })).toBe(true)
    expect(pressed()).toEqual([])
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { altKey: true }])('with %j are the browser’s', (held) => {
    render(<Screen />)
    expect(fireEvent.keyDown(window, { key: 'k', ...held })).toBe(true)
    expect(pressed()).toEqual([])
  })

  test.each(['input', 'textarea', 'select'])('are letters while somebody types in %s', (label) => {
    render(<Screen />)
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'j' })
    expect(pressed()).toEqual([])
  })

  test('within what is typed into do nothing either, and arrows walk the tabs; on a button and a tab letters act', () => {
    render(<Screen />)
    fireEvent.keyDown(screen.getByText('deep'), { key: 'j' })
    fireEvent.keyDown(screen.getByText('tab'), { key: 'ArrowRight' })
    expect(pressed()).toEqual([])
    fireEvent.keyDown(screen.getByText('button'), { key: 'j' })
    fireEvent.keyDown(screen.getByText('tab'), { key: 'k' })
    expect(pressed()).toEqual(['j', 'k'])
  })

  test('wait while a dialog lies above', () => {
    render(<Screen />)
    const dialog = document.createElement('div')
    dialog.className = 'ant-modal-wrap'
    document.body.append(dialog)
    fireEvent.keyDown(window, { key: 'e' })
    expect(pressed()).toEqual([])
    dialog.remove()
    fireEvent.keyDown(window, { key: 'e' })
    expect(pressed()).toEqual(['e'])
  })

  test('end when they are turned off, and when what they act on is gone', () => {
    const view = render(<Screen isOn={false} />)
    fireEvent.keyDown(window, { key: 'j' })
    view.rerender(<Screen />)
    fireEvent.keyDown(window, { key: 'j' })
    expect(pressed()).toEqual(['j'])
    view.unmount()
    fireEvent.keyDown(window, { key: 'j' })
    expect(pressed()).toEqual(['j'])
  })
})
