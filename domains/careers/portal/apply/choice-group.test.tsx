import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { positionInFull, story } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'
import { chosenIn } from './choices.ts'

afterEach(() => localStorage.clear())

const offered = {
  most: 3,
  positions: [
    { id: 7, title: 'Rust engineer', cities: ['Shanghai'] },
    { id: 8, title: 'Optics', cities: [] },
    { id: 9, title: 'Sales', cities: [] },
    { id: 10, title: 'Law', cities: [] },
  ],
}
const form = ['name', 'phone', 'email'].map((key) => ({
  ...{ key, name: '', is_checked: true, is_necessary: true },
}))

const ranked = () =>
  within(screen.getByRole('group', { name: 'Your choices' })).map(
    (item) => item.querySelector('span')?.textContent,
  )
const within = (group: HTMLElement) => [...group.querySelectorAll('li')]
const add = (id: number) =>
  fireEvent.change(screen.getByLabelText('Add another position'), { target: { value: String(id) } })

test('positions are added, put in order and taken away; the first is applied for', async () => {
  const calls = answerCalls({
    position: () => ({ data: { ...positionInFull, form, choices: offered } }),
    application: () => ({ data: story }),
    apply: () => ({ data: { token: 'secret' } }),
  })
  open('/lumi/positions/7/apply')
  await screen.findByRole('button', { name: 'Send application' })
  expect(ranked()).toEqual(['Rust engineer – Shanghai'])
  add(8)
  add(9)
  expect(screen.queryByLabelText('Add another position')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Move Sales up' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move Sales up' }))
  expect(ranked()).toEqual(['Sales', 'Rust engineer – Shanghai', 'Optics'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Optics' }))
  for (const [label, value] of [
    [/^Name/, 'Ana'],
    [/^Phone/, '+55 11 98765-4321'],
    [/^Email/, 'ana@example.com'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await waitFor(() => expect(calls.some(({ path }) => path === 'apply')).toBe(true))
  expect(calls.find(({ path }) => path === 'apply')?.body).toMatchObject({ position_id: 9, volunteers: [7] })
})

test.each<[number[] | undefined, number[]]>([
  [undefined, [7]],
  [[], [7]],
  [
    [9, 7],
    [9, 7],
  ],
  [[99], [7]],
  [[99, 8], [8]],
])('of the choices %j kept, %j are still there', (choices, chosen) => {
  expect(chosenIn(choices ? { choices } : {}, 7, offered)).toEqual(chosen)
  expect(chosenIn(choices ? { choices } : {}, 7, null)).toEqual([7])
})
