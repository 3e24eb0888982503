import { addressOf, type Call } from '@bole/platform/contract'
import type { Input } from './sample-input.ts'
import type { World } from './world.ts'

/** A request as bytes: what no browser of ours would send, too. */
export interface RawRequest {
  readonly url: string
  readonly payload?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back, and how long it took. */
export interface RawAnswer {
  readonly http: number
  readonly text: string
  readonly status: unknown
  readonly code: unknown
  readonly setsCookies: boolean
  readonly milliseconds: number
}

let asked = 0

/** Sends a request to a world's server, each from an address of its own so that no rate is exceeded. */
export async function sendRaw(
  world: World,
  call: Call,
  cookie: string,
  request: RawRequest,
): Promise<RawAnswer> {
  const began = performance.now()
  asked += 1
  const answer = await world.server.app.inject({
    method: call.method,
    url: request.url,
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: { 'x-requested-with': 'bole', 'accept-language': 'en-US', cookie, ...request.headers },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  const envelope: { status?: unknown; code?: unknown } = isJson ? JSON.parse(answer.body) : {}
  return {
    http: answer.statusCode,
    text: answer.body,
    status: envelope.status,
    code: envelope.code,
    setsCookies: answer.headers['set-cookie'] !== undefined,
    milliseconds: performance.now() - began,
  }
}

const boundary = 'bole-form-boundary'

/** A form with fields and, after them, one text file. */
export function formOf(fields: Readonly<Record<string, unknown>>, file: string | null): string {
  const part = (head: string, body: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const head = `name="file"; filename="resume.txt"\r\ncontent-type: text/plain`
  return [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value))),
    ...(file === null ? [] : [part(head, file)]),
    `--${boundary}--\r\n`,
  ].join('')
}

/** The request that carries an input as the call takes it. */
export function requestOf(call: Call, input: Input, file = '王小明\n13800138000\n'): RawRequest {
  const url = addressOf(call, input.params, input.query)
  if (call.uploads)
    return {
      url,
      payload: formOf(input.body, file),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }
  if (!call.body) return { url }
  return { url, payload: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }
}
