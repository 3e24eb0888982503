import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { position, positionInFull, site } from '../testing/examples.ts'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

beforeEach(() => localStorage.clear())

const none = { data: { list: [], next_cursor: null }, total: 0 }
const some = (more: object = {}, total = 1) => ({
  data: { list: [{ ...position, ...more }], next_cursor: null },
  total,
})

describe('the front page', () => {
  test('whose positions do not come says so, and keeps what it has', async () => {
    answerCalls({
      site: () => ({ data: site }),
      positions: () => ({ code: 'unexpected', http: 500, message: 'It broke.' }),
    })
    open('/lumi')
    expect(await screen.findByText('It broke.')).toBeTruthy()
    expect(screen.getByText('We bend light.')).toBeTruthy()
    expect(screen.queryByText(/No position matches|open positions/)).toBeNull()
  })

  test('that does not come at all can be asked for again', async () => {
    let isGone = true
    answerCalls({
      site: () => {
        if (isGone) throw new TypeError('network')
        return { data: site }
      },
      positions: () => some(),
    })
    open('/lumi')
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    isGone = false
    fireEvent.click(screen.getByText('Try again'))
    expect(await screen.findByText('We bend light.')).toBeTruthy()
  })

  test('keeps the pages it has when the next does not come, and tries it again', async () => {
    let tries = 0
    const next = (): Answer =>
      ++tries === 1
        ? { code: 'unexpected', http: 500, message: 'It broke.' }
        : some({ id: 8, title: 'Second' }, 2)
    answerCalls({
      site: () => ({ data: site }),
      positions: ({ query }) =>
        query.get('cursor') ? next() : { data: { list: [position], next_cursor: '1.7' }, total: 2 },
    })
    open('/lumi')
    fireEvent.click(await screen.findByText('Show more'))
    expect(await screen.findByText('It broke.')).toBeTruthy()
    expect(screen.getByText('Rust engineer')).toBeTruthy()
    fireEvent.click(screen.getByText('Show more'))
    expect(await screen.findByText('Second')).toBeTruthy()
    expect(screen.queryByText('It broke.')).toBeNull()
    expect(screen.queryByText('Show more')).toBeNull()
  })

  test('shows the answer to the last search, whichever comes last', async () => {
    const gates = new Map<string, PromiseWithResolvers<undefined>>()
    answerCalls({
      site: () => ({ data: site }),
      positions: ({ query }) => some({ title: `about ${query.get('keyword') ?? 'anything'}` }),
    })
    const send = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await send(...asked)
      const keyword = new URL(String(asked[0]), 'http://localhost').searchParams.get('keyword')
      if (keyword) {
        const gate = Promise.withResolvers<undefined>()
        gates.set(keyword, gate)
        await gate.promise
      }
      return answer
    })
    open('/lumi')
    await screen.findByText('about anything')
    const search = (keyword: string) => {
      const field = screen.getByLabelText('Position, skill or city')
      fireEvent.change(field, { target: { value: keyword } })
      fireEvent.submit(field)
    }
    search('slow')
    await waitFor(() => expect(gates.has('slow')).toBe(true))
    search('quick')
    await waitFor(() => expect(gates.has('quick')).toBe(true))
    await act(async () => gates.get('quick')?.resolve(undefined))
    expect(await screen.findByText('about quick')).toBeTruthy()
    await act(async () => gates.get('slow')?.resolve(undefined))
    expect(screen.queryByText('about slow')).toBeNull()
  })

  test('clears the search in the address as on the page', async () => {
    answerCalls({
      site: () => ({ data: site }),
      positions: ({ query }) => (query.get('keyword') ? none : some()),
    })
    const memory = open('/lumi?keyword=cobol&city=Shanghai')
    fireEvent.click(await screen.findByText('Clear search'))
    expect(await screen.findByText('1 open position')).toBeTruthy()
    await waitFor(() => expect(memory.history?.at(-1)).toBe('/lumi'))
    const field = screen.getByLabelText<HTMLInputElement>('Position, skill or city')
    await waitFor(() => expect(field.value).toBe(''))
  })

  test('narrows by the kind of work, which cards name', async () => {
    answerCalls({ site: () => ({ data: site }), positions: () => some() })
    const memory = open('/lumi')
    expect(await screen.findByText('Engineering')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Sales' } })
    await waitFor(() => expect(memory.history?.at(-1)).toBe('/lumi?category=Sales'))
  })

  test('asks for nothing that there is one of only', async () => {
    const one = { ...site, cities: site.cities.slice(0, 1), categories: [] }
    answerCalls({ site: () => ({ data: one }), positions: () => some() })
    open('/lumi')
    await screen.findByText('1 open position')
    expect(screen.queryByLabelText('City')).toBeNull()
    expect(screen.queryByLabelText('Category')).toBeNull()
    expect(screen.queryByLabelText('Job type')).toBeNull()
    const origins = [
      { origin: 1, count: 3 },
      { origin: 2, count: 2 },
    ]
    answerCalls({ site: () => ({ data: { ...site, origins } }), positions: () => some() })
    const memory = open('/lumi')
    fireEvent.change(await screen.findByLabelText('Job type'), { target: { value: '1' } })
    await waitFor(() => expect(memory.history?.at(-1)).toBe('/lumi?origin=1'))
    expect(screen.getByText('Graduates and campus (3)')).toBeTruthy()
  })
})

describe('a position', () => {
  const show = async (more: object = {}) => {
    answerCalls({ position: () => ({ data: { ...positionInFull, ...more } }) })
    open('/lumi/positions/7')
    await screen.findByText('Apply')
  }
  const facts = () => [...document.querySelectorAll('.facts li')].map((fact) => fact.textContent)

  test('says what there is to know, and nothing that is not known', async () => {
    await show({ closes_at: '2030-05-01T00:00:00.000Z' })
    expect(facts()).toEqual([
      'Shanghai · São Paulo',
      'Engineering',
      'Experienced hires',
      'Bachelor’s degree or higher',
      '3 openings',
      expect.stringMatching(/^Closes (?:Apr 30|May 1), 2030, \d\d:00 (?:GMT|UTC|[A-Z]{2,4})\S*$/),
      expect.stringMatching(/^Posted Jan [12], 2030$/),
    ])
    await show({
      degree: null,
      cities: [],
      category: '',
      salary_from: null,
      salary_to: null,
      requirements: '  ',
    })
    expect(facts()).toHaveLength(3)
    expect(screen.getByText('Salary to be discussed')).toBeTruthy()
    expect(screen.getByText('Responsibilities')).toBeTruthy()
    expect(screen.queryByText('Requirements')).toBeNull()
  })

  test('is shared by the phone’s own way where there is one, and copied elsewhere', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await show()
    await act(async () => fireEvent.click(screen.getByText('Share')))
    const url = expect.stringContaining('/careers/lumi/positions/7')
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Rust engineer', url }))
    expect(screen.queryByText('Link copied')).toBeNull()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await act(async () => fireEvent.click(screen.getByText('Share')))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(copied).toHaveBeenCalledOnce()
  })

  test('is copied the old way where there is no clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not secure'))
    const execute = vi.fn(() => true)
    Object.defineProperty(document, 'execCommand', { value: execute, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
    await show()
    await act(async () => fireEvent.click(screen.getByText('Share')))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(execute).toHaveBeenCalledWith('copy')
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('every page', () => {
  test('speaks the language chosen, remembers it, and asks in it', async () => {
    const headers: string[] = []
    answerCalls({ site: () => ({ data: site }), positions: () => some() })
    const send = globalThis.fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      headers.push(new Headers(init.headers).get('accept-language') ?? '')
      return send(address, init)
    })
    open('/lumi')
    await screen.findByText('1 open position')
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'pt-BR' } })
    await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'))
    expect(localStorage.getItem('bole.language')).toBe('pt-BR')
    fireEvent.submit(document.querySelector('form.search') ?? document.body)
    const select = document.querySelector('form.search select') ?? document.body
    fireEvent.change(select, { target: { value: 'Shanghai' } })
    await waitFor(() => expect(headers.at(-1)).toBe('pt-BR'))
    expect(headers[0]).toBe('en-US')
  })

  test('has one heading, names the window after it, and moves the focus there on the way', async () => {
    answerCalls({
      site: () => ({ data: site }),
      positions: () => some(),
      position: () => ({ data: positionInFull }),
    })
    open('/lumi')
    fireEvent.click(await screen.findByText('Rust engineer'))
    const heading = await screen.findByText('Rust engineer', { selector: 'h1' })
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe('Rust engineer'))
    await waitFor(() => expect(document.activeElement).toBe(heading))
    fireEvent.click(document.querySelector('a.brand') ?? document.body)
    expect(await screen.findByText('1 open position')).toBeTruthy()
  })

  test.each(['/', '/lumi/positions', '/lumi/nowhere/7', '/application'])('%s is none', async (path) => {
    answerCalls({ site: () => ({ code: 'not_found', http: 404 }), positions: () => none })
    open(path)
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })
})
