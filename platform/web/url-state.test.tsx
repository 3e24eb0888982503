import { showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUrlState } from './url-state.ts'

function Screen() {
  const [state, change] = useUrlState()
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ page: '2' })}>
        next
      </button>
      <button type="button" onClick={() => change({ page: null, keyword: '' })}>
        clear
      </button>
      <button type="button" onClick={() => change({ keyword: '王 & 李' }, true)}>
        search
      </button>
    </>
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '')

test('an address is read as plain text, numbers and all', async () => {
  await showScreen(Screen, '/list?page=007&flag=true&keyword=%E7%8E%8B')
  expect(state()).toEqual({ page: '007', flag: 'true', keyword: '王' })
})

test('a change keeps what it does not name and removes what becomes empty', async () => {
  const shown = await showScreen(Screen, '/list?keyword=a&city=b')
  await press('next')
  expect(shown.query()).toEqual({ keyword: 'a', city: 'b', page: '2' })
  await press('clear')
  expect(shown.address()).toBe('/list?city=b')
  expect(state()).toEqual({ city: 'b' })
})

test('a change is a step back, unless it replaces', async () => {
  const shown = await showScreen(Screen, '/list')
  await press('next')
  await press('search')
  expect(shown.query()).toEqual({ page: '2', keyword: '王 & 李' })
  await act(async () => shown.goBack())
  expect(shown.address()).toBe('/list')
})
