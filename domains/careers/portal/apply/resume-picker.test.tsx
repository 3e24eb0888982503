import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answered, choose, cv, field, openForm, read, success, Upload } from '../testing/upload.ts'

beforeEach(() => {
  Upload.all.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => localStorage.clear())

describe('a résumé that is uploaded', () => {
  test('is watched on its way, and fills in the form', async () => {
    await openForm()
    expect(screen.getByText(/No résumé to hand/)).toBeTruthy()
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
    expect(screen.getByText(/not sure we read this correctly/)).toBeTruthy()
    fireEvent.change(field(/^Phone/), { target: { value: '+55 11 98765-4321' } })
    expect(screen.queryByText(/not sure we read this correctly/)).toBeNull()
  })

  test('does not write over what somebody typed', async () => {
    await openForm()
    fireEvent.change(field(/^Name/), { target: { value: 'Ana Maria' } })
    await answered(choose(cv), success(read))
    expect(field(/^Name/).value).toBe('Ana Maria')
    expect(screen.getByText(/Filled in 1 field /)).toBeTruthy()
  })

  test('that could not be read is sent along all the same', async () => {
    const calls = await openForm()
    await answered(choose(cv), success({ ...read, is_read: false, fields: {} }))
    expect(screen.getByText(/We couldn’t read any text/)).toBeTruthy()
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

  test('that could not be read in time is not said to be without text', async () => {
    await openForm()
    await answered(choose(cv), success({ ...read, is_read: false, is_late: true, fields: {} }))
    expect(screen.getByText(/still being read, and you can go on/)).toBeTruthy()
    expect(screen.queryByText(/couldn’t read any text/)).toBeNull()
  })

  test('can be stopped, and then it is as if nobody had chosen', async () => {
    await openForm()
    choose(cv)
    await act(async () => fireEvent.click(screen.getByText('Cancel')))
    expect(screen.getByText(/No résumé to hand/)).toBeTruthy()
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
