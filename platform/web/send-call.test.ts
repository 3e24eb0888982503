import { defineApi } from '@bole/platform/contract'
import { answering, failing, refusing, serve } from '@bole/platform/web-testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { CallFailed, CallRefused, onProofNeeded, sendCall } from './send-call.ts'

const api = defineApi('things', {
  find: {
    method: 'GET',
    path: 'things/{id}',
    summary: '',
    access: 'anyone',
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ with: z.string().optional() }),
    reply: z.object({ name: z.string() }),
    hasTotal: true,
  },
  name: {
    method: 'POST',
    path: 'things/name',
    summary: '',
    access: 'anyone',
    body: z.object({ name: z.string() }),
    reply: z.object({}),
    refusals: ['taken'],
  },
  send: {
    method: 'POST',
    path: 'things/send',
    summary: '',
    access: 'anyone',
    uploads: { files: 1, bytes: 10 },
    reply: z.object({}),
  },
})

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )

beforeEach(() => localStorage.setItem('umi_locale', 'pt-PT'))

describe('what is sent', () => {
  test('parameters and query stand in the address, the language and our mark in the headers', async () => {
    const server = serve(answering(api.find, { name: 'Lamp' }, 12))
    const answer = await sendCall(api.find, { params: { id: 7 }, query: { with: 'parts' } })
    expect(answer).toEqual({ data: { name: 'Lamp' }, total: 12 })
    expect(server.sent[0]).toMatchObject({ params: { id: '7' }, query: { with: 'parts' }, body: null })
    expect(server.sent[0]?.headers.get('x-requested-with')).toBe('bole')
    expect(server.sent[0]?.headers.get('accept-language')).toBe('pt-BR')
    expect(server.sent[0]?.headers.has('content-type')).toBe(false)
  })

  test('a body goes as JSON, a form as it is', async () => {
    const server = serve(answering(api.name, {}), answering(api.send, {}))
    await sendCall(api.name, { body: { name: '灯' } })
    const form = new FormData()
    await sendCall(api.send, { body: form as never })
    expect(server.sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(server.bodiesOf(api.name)).toEqual([{ name: '灯' }])
    expect(server.bodiesOf(api.send)).toEqual([form])
    expect(server.sent[1]?.headers.has('content-type')).toBe(false)
  })
})

describe('what comes back', () => {
  test('a refusal keeps its code, its words and what the rule gave instead', async () => {
    serve(refusing(api.name, 'taken', { message: '已被使用', data: { by: 3 }, notice: { title: '注意' } }))
    const error = await failureOf(sendCall(api.name, { body: { name: 'a' } }))
    expect(error).toBeInstanceOf(CallRefused)
    expect(error).toMatchObject({ code: 'taken', message: '已被使用', data: { by: 3 }, isWarning: false })
    expect(error).toHaveProperty('notice.title', '注意')
  })

  test('a warning is a refusal of its own kind', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ status: 'warning', message: 'careful', code: 'taken' }),
    )
    expect(await failureOf(sendCall(api.name, { body: { name: 'a' } }))).toMatchObject({ isWarning: true })
  })

  test.each([400, 401, 403, 404, 422, 429, 500, 503])('HTTP %i is a failure', async (http) => {
    const errors = [{ path: 'name', message: 'too long' }]
    serve(failing(api.name, http, { message: 'no', errors, request_id: 'r-1' }))
    const error = await failureOf(sendCall(api.name, { body: { name: 'a' } }))
    expect(error).toBeInstanceOf(CallFailed)
    expect(error).toMatchObject({
      http,
      address: '/api/things/name',
      message: 'no',
      errors,
      requestId: 'r-1',
    })
  })

  test('what wants a proof of who asks is asked again once that is given, and else fails', async () => {
    let isProved = false
    const answers = [
      { status: 428, body: { status: 'error', code: 'proof_needed' } },
      { status: 200, body: { status: 'success', data: { name: '灯' } } },
    ]
    vi.stubGlobal('fetch', async () => {
      const { status, body } = answers[isProved ? 1 : 0] ?? { status: 500, body: {} }
      return Response.json(body, { status })
    })
    onProofNeeded(async () => false)
    expect(await failureOf(sendCall(api.name, { body: { name: 'a' } }))).toMatchObject({ http: 428 })
    onProofNeeded(async () => {
      isProved = true
      return true
    })
    expect(await sendCall(api.name, { body: { name: 'a' } })).toMatchObject({ data: { name: '灯' } })
    onProofNeeded(async () => false)
  })

  test('a lost connection is a failure without a status', async () => {
    serve(failing(api.name, null))
    expect(await failureOf(sendCall(api.name, { body: { name: 'a' } }))).toMatchObject({
      http: null,
      errors: [],
    })
  })

  test('a page of a proxy instead of an envelope is a failure, even with 200', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>It works!</h1>'))
    expect(await failureOf(sendCall(api.name, { body: { name: 'a' } }))).toMatchObject({ http: 200 })
    vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }))
    expect(await failureOf(sendCall(api.name, { body: { name: 'a' } }))).toMatchObject({
      http: 502,
      message: '',
    })
  })

  test('a call that was given up is neither: it is passed on as it is', async () => {
    const giveUp = new AbortController()
    giveUp.abort()
    serve(answering(api.name, {}))
    const error = await failureOf(sendCall(api.name, { body: { name: 'a' } }, giveUp.signal))
    expect(error).toHaveProperty('name', 'AbortError')
    expect(error).not.toBeInstanceOf(CallFailed)
  })
})
