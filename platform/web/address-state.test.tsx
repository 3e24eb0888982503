import { showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { several, text, whole } from './address-fields.ts'
import { useAddressState } from './address-state.ts'

const fields = { page: whole(1, 1000), keyword: text(100), city: several(text(60)) }

function Screen() {
  const [state, change] = useAddressState(fields)
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ page: 2 })}>
        next
      </button>
      <button type="button" onClick={() => change({ page: null, keyword: '', city: [] })}>
        clear
      </button>
      <button type="button" onClick={() => change({ keyword: '王 & 李' }, true)}>
        search
      </button>
    </>
  )
}

/** Whoever mistypes a name hears it from the compiler. */
export function Mistaken() {
  const [state, change] = useAddressState(fields)
  // @ts-expect-error -- no field is called so
  change({ pgae: 2 })
  // @ts-expect-error -- a page is a number
  change({ page: '2' })
  // @ts-expect-error -- nothing of this name is read
  return state.stage
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)))
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '')

test('an address is read as its fields take it; the rest is as if it were not there', async () => {
  await showScreen(Screen, '/list?page=007&city=x,y&keyword=%E7%8E%8B&stranger=1')
  expect(state()).toEqual({ page: 7, city: ['x', 'y'], keyword: '王' })
})

test('a change keeps what it does not name and removes what becomes empty', async () => {
  const shown = await showScreen(Screen, '/list?keyword=a&city=b&stranger=c')
  await press('next')
  await waitFor(() => expect(shown.query()).toEqual({ keyword: 'a', city: 'b', page: '2', stranger: 'c' }))
  await waitFor(() => expect(state()).toEqual({ keyword: 'a', city: ['b'], page: 2 }))
  await press('clear')
  await waitFor(() => expect(shown.address()).toBe('/list?stranger=c'))
  await waitFor(() => expect(state()).toEqual({}))
})

test('a change is a step back, unless it replaces', async () => {
  const shown = await showScreen(Screen, '/list')
  await press('next')
  await waitFor(() => expect(state()).toEqual({ page: 2 }))
  await press('search')
  await waitFor(() => expect(shown.query()).toEqual({ page: '2', keyword: '王 & 李' }))
  await act(async () => shown.goBack())
  await waitFor(() => expect(shown.address()).toBe('/list'))
})
