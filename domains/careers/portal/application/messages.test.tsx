import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Messages } from './messages.tsx'

afterEach(cleanup)

test('shows what was told, the newest open, and nothing where nothing was', () => {
  const { container, rerender } = render(<Messages story={{ messages: [] }} />)
  expect(container.textContent).toBe('')
  const told = (subject: string, is_unread: boolean) => ({
    ...{ subject, is_unread, text: `text of ${subject}`, at: '2026-11-20T02:00:00.000Z' },
  })
  rerender(<Messages story={{ messages: [told('second', true), told('first', false)] }} />)
  const [newest, older] = screen.getAllByRole('group')
  expect(newest?.hasAttribute('open')).toBe(true)
  expect(older?.hasAttribute('open')).toBe(false)
  expect(newest?.textContent).toContain('text of second')
})
