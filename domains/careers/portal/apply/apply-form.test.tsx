import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answered, choose, cv, field, openForm, read, success, Upload } from '../testing/upload.ts'

beforeEach(() => {
  Upload.all.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => localStorage.clear())

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
    expect(screen.getByText('Please read and agree to this first')).toBeTruthy()
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
