import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { positionInFull, story } from '../testing/examples.ts'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

/** An upload under way, answered by hand: the one border that only the browser has. */
class Upload extends EventTarget {
  static readonly all: Upload[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  responseText = ''
  timeout = 0
  address = ''
  form: FormData | null = null

  open(method: string, address: string) {
    this.address = `${method} ${address}`
    Upload.all.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(envelope: object | string) {
    this.responseText = typeof envelope === 'string' ? envelope : JSON.stringify(envelope)
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  Upload.all.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => localStorage.clear())

const read = {
  upload_token: 'secret-of-the-upload-1234',
  name: 'cv.pdf',
  is_read: true,
  fields: {
    name: { value: 'Ana Souza', confidence: 0.95 },
    phone: { value: '+5511987654321', confidence: 0.6 },
  },
}

async function openForm(apply: () => Answer = () => ({ data: { token: 't' } })) {
  const calls = answerCalls({
    position: () => ({ data: positionInFull }),
    application: () => ({ data: story }),
    apply,
  })
  open('/lumi/positions/7/apply')
  await screen.findByText('Send application')
  return calls
}

const choose = (file: File) => {
  const field = document.querySelector('input[type="file"]') ?? document.body
  fireEvent.change(field, { target: { files: [file] } })
  return Upload.all.at(-1)
}
const cv = new File(['%PDF'], 'cv.pdf')
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const answered = (upload: Upload | undefined, envelope: object | string) =>
  act(async () => upload?.answer(envelope))
const success = (data: object) => ({ status: 'success', message: '', data })

describe('a résumé that is uploaded', () => {
  test('is watched on its way, and fills in the form', async () => {
    await openForm()
    expect(screen.getByText(/No résumé at hand/)).toBeTruthy()
    const upload = choose(cv)
    expect(upload?.address).toBe('POST /api/careers/read-resume')
    expect(upload?.headers).toMatchObject({ 'x-requested-with': 'bole', 'accept-language': 'en-US' })
    expect([upload?.form?.get('slug'), upload?.form?.get('file')]).toEqual(['lumi', cv])
    act(() => upload?.progress(50, 200))
    expect(screen.getByText('Uploading 25%')).toBeTruthy()
    act(() => upload?.progress(200, 200))
    expect(screen.getByText('Reading your résumé…')).toBeTruthy()
    await answered(upload, success(read))
    expect(screen.getByText('Filled in 2 fields from your résumé. Please check them.')).toBeTruthy()
    expect(field(/^Name/).value).toBe('Ana Souza')
    // What was read with doubt asks for a second look until it is touched.
    expect(screen.getByText(/not sure we read this right/)).toBeTruthy()
    fireEvent.change(field(/^Phone/), { target: { value: '+55 11 98765-4321' } })
    expect(screen.queryByText(/not sure we read this right/)).toBeNull()
  })

  test('does not write over what somebody typed', async () => {
    await openForm()
    fireEvent.change(field(/^Name/), { target: { value: 'Ana Maria' } })
    await answered(choose(cv), success(read))
    expect(field(/^Name/).value).toBe('Ana Maria')
    expect(screen.getByText(/Filled in 1 fields/)).toBeTruthy()
  })

  test('that could not be read is sent along all the same', async () => {
    const calls = await openForm()
    await answered(choose(cv), success({ ...read, is_read: false, fields: {} }))
    expect(screen.getByText(/No text could be read/)).toBeTruthy()
    fireEvent.change(field(/^Name/), { target: { value: 'Ana' } })
    fireEvent.change(field(/^Phone/), { target: { value: '+5511987654321' } })
    fireEvent.change(field(/^Email/), { target: { value: 'ana@example.com' } })
    fireEvent.click(document.getElementById('consent') ?? document.body)
    fireEvent.click(screen.getByText('Send application'))
    await screen.findByText('Application sent')
    expect(calls.find(({ path }) => path === 'apply')?.body).toMatchObject({
      upload_token: read.upload_token,
    })
  })

  test('can be stopped, and then it is as if nobody had chosen', async () => {
    await openForm()
    choose(cv)
    await act(async () => fireEvent.click(screen.getByText('Cancel')))
    expect(screen.getByText(/No résumé at hand/)).toBeTruthy()
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
    expect(screen.getByText('Upload résumé')).toBeTruthy()
  })

  test('can be taken away again, and chosen anew', async () => {
    await openForm()
    await answered(choose(cv), success(read))
    expect(screen.getByText('cv.pdf')).toBeTruthy()
    fireEvent.click(screen.getByText('Remove'))
    expect(screen.queryByText('cv.pdf')).toBeNull()
    // What it had filled in stays: it may have been checked already.
    expect(field(/^Name/).value).toBe('Ana Souza')
    await answered(choose(cv), success({ ...read, name: 'other.pdf' }))
    expect(screen.getByText('other.pdf')).toBeTruthy()
  })

  test('of more than ten megabytes is not even sent', async () => {
    await openForm()
    const large = new File([], 'large.pdf')
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    expect(choose(large)).toBeUndefined()
    expect(screen.getByText(/larger than 10 MB/)).toBeTruthy()
    await answered(choose(cv), success(read))
    expect(screen.queryByText(/larger than 10 MB/)).toBeNull()
  })

  test.each<[string, object | string, RegExp]>([
    ['too large for the server', { status: 'error', code: 'too_large', message: '' }, /larger than 10 MB/],
    [
      'refused in words',
      { status: 'error', code: 'closed', message: 'The position has closed.' },
      /has closed/,
    ],
    ['answered by a proxy', '<h1>Bad gateway</h1>', /No connection/],
  ])('%s says so, and the form can still be filled in', async (_, envelope, words) => {
    await openForm()
    await answered(choose(cv), envelope)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('Upload résumé')).toBeTruthy()
  })

  test.each(['error', 'timeout'])('that breaks off by %s says that there is no connection', async (event) => {
    await openForm()
    const upload = choose(cv)
    await act(async () => upload?.dispatchEvent(new Event(event)))
    expect(screen.getByText(/No connection/)).toBeTruthy()
  })

  test('keeps the form from being sent, and the page from being left, until it is read', async () => {
    const calls = await openForm()
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    const upload = choose(cv)
    await waitFor(() => expect(leave()).toBe(true))
    fireEvent.click(screen.getByText('Send application'))
    expect(calls.some(({ path }) => path === 'apply')).toBe(false)
    expect(screen.queryByText(/fields need your attention/)).toBeNull()
    await answered(upload, success(read))
    await waitFor(() => expect(leave()).toBe(false))
  })
})

describe('the form', () => {
  test('whose résumé has expired asks for it again and keeps the rest', async () => {
    await openForm(() => ({ code: 'upload_expired', message: 'Please upload your résumé again.' }))
    await answered(choose(cv), success(read))
    fireEvent.change(field(/^Email/), { target: { value: 'ana@example.com' } })
    fireEvent.click(document.getElementById('consent') ?? document.body)
    fireEvent.click(screen.getByText('Send application'))
    expect(await screen.findByText('Please upload your résumé again.')).toBeTruthy()
    expect(screen.queryByText('cv.pdf')).toBeNull()
    expect(field(/^Name/).value).toBe('Ana Souza')
    expect(field(/^Email/).value).toBe('ana@example.com')
  })

  test('is not sent without consent, which is never given beforehand', async () => {
    const calls = await openForm()
    await answered(choose(cv), success(read))
    fireEvent.change(field(/^Email/), { target: { value: 'ana@example.com' } })
    const consent = document.getElementById('consent')
    expect(consent).toHaveProperty('checked', false)
    fireEvent.click(screen.getByText('Send application'))
    expect(screen.getByText('Please read and agree first')).toBeTruthy()
    expect(document.activeElement).toBe(consent)
    expect(calls.some(({ path }) => path === 'apply')).toBe(false)
    fireEvent.click(consent ?? document.body)
    expect(document.getElementById('consent-error')?.hidden).toBe(true)
  })

  test('begins again when somebody is sure, and not when they are not', async () => {
    const sure = vi.fn(() => false)
    vi.stubGlobal('confirm', sure)
    await openForm()
    fireEvent.change(field(/^Name/), { target: { value: 'Ana' } })
    fireEvent.click(screen.getByText('Start over'))
    expect(field(/^Name/).value).toBe('Ana')
    sure.mockReturnValue(true)
    fireEvent.click(screen.getByText('Start over'))
    expect(field(/^Name/).value).toBe('')
    expect(localStorage.length).toBe(0)
  })

  test('is sent once, however often the button is pressed', async () => {
    const gate = Promise.withResolvers<undefined>()
    const calls = await openForm()
    const send = globalThis.fetch
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      await gate.promise
      return send(...asked)
    })
    await answered(choose(cv), success(read))
    fireEvent.change(field(/^Email/), { target: { value: 'ana@example.com' } })
    fireEvent.click(document.getElementById('consent') ?? document.body)
    for (let press = 0; press < 3; press++) fireEvent.click(await screen.findByText(/^Send/))
    expect(screen.getByText('Sending…')).toBeTruthy()
    gate.resolve(undefined)
    await screen.findByText('Application sent')
    expect(calls.filter(({ path }) => path === 'apply')).toHaveLength(1)
  })

  test('where the device keeps nothing still works, and guards what was typed', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed, clear: closed })
    await openForm()
    fireEvent.change(field(/^Name/), { target: { value: 'Ana' } })
    expect(field(/^Name/).value).toBe('Ana')
    await waitFor(() =>
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
    )
    vi.unstubAllGlobals()
  })
})
