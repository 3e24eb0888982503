import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { position, positionInFull, site } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

test('shows what is open, searches through the address, and goes on to more', async () => {
  const calls = answerCalls({
    site: () => ({ data: site }),
    positions: ({ query }) =>
      query.get('cursor')
        ? { data: { list: [{ ...position, id: 8, title: 'Second' }], next_cursor: null }, total: 2 }
        : { data: { list: [position], next_cursor: '1.7' }, total: 2 },
  })
  const memory = open('/lumi')
  expect(await screen.findByText('2 open positions')).toBeTruthy()
  expect(screen.getByText('We bend light.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rust engineer' }).getAttribute('href')).toBe('/lumi/positions/7')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Position, skill or city'), { target: { value: 'rust' } })
  fireEvent.submit(screen.getByLabelText('Position, skill or city'))
  await screen.findByText('2 open positions')
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Shanghai' } })
  await screen.findByText('2 open positions')
  await waitFor(() => expect(memory.history?.at(-1)).toBe('/lumi?keyword=rust&city=Shanghai'))
  const asked = { slug: 'lumi', keyword: 'rust', city: 'Shanghai' }
  await waitFor(() => expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual(asked))
})

test('what a list is narrowed to is folded away on a phone, and the button says how many there are', async () => {
  answerCalls({
    site: () => ({ data: site }),
    positions: () => ({ data: { list: [position], next_cursor: null }, total: 1 }),
  })
  open('/lumi?city=Shanghai')
  const unfold = await screen.findByRole('button', { name: 'Filters (1)' })
  expect(unfold.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(unfold)
  expect(unfold.getAttribute('aria-expanded')).toBe('true')
  const choices = document.getElementById(unfold.getAttribute('aria-controls') ?? '')
  expect(choices?.contains(screen.getByLabelText('City'))).toBe(true)
})

test('says so when nothing matches, when nothing is open, and when there is no such site', async () => {
  answerCalls({
    site: () => ({ data: site }),
    positions: () => ({ data: { list: [], next_cursor: null }, total: 0 }),
  })
  open('/lumi?keyword=cobol')
  expect(await screen.findByText('No positions match your search')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy()
  answerCalls({
    site: () => ({ data: { ...site, position_count: 0 } }),
    positions: () => ({ data: { list: [], next_cursor: null }, total: 0 }),
  })
  open('/lumi')
  expect(await screen.findByText(/no open positions right now/)).toBeTruthy()
  answerCalls({
    site: () => ({ code: 'not_found', http: 404 }),
    positions: () => ({ code: 'not_found', http: 404 }),
  })
  open('/nobody')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('a position shows its pay and keeps the way it was found by; a closed one shows the way back', async () => {
  answerCalls({ position: () => ({ data: positionInFull }) })
  open('/lumi/positions/7?dzcode=A1')
  expect(await screen.findByText('CN¥30K – CN¥50K per month'.replaceAll('CN', ''))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(
    '/lumi/positions/7/apply?dzcode=A1',
  )
  expect(screen.getByText('Engineering')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Campus 2027' }).getAttribute('href')).toBe('/lumi/projects/3')
  answerCalls({ position: () => ({ code: 'not_found', http: 404 }) })
  open('/lumi/positions/7')
  expect(await screen.findByRole('heading', { name: 'This position is closed' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all positions' }).getAttribute('href')).toBe('/lumi')
})
