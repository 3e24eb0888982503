import { addressOf, type Call, type Envelope, type ReplyOf, type RequestOf } from '@bole/platform/contract'

/** An answer with its HTTP status. */
export type Answered<Data> = Envelope<Data> & { readonly http: number }

/** Somebody with a browser: speaks HTTP, keeps cookies. */
export class Browser {
  readonly origin: string
  cookie = ''

  constructor(origin: string) {
    this.origin = origin
  }

  /** Makes a call as the browser would and answers with whatever comes back. */
  async send<C extends Call>(call: C, request: RequestOf<C>): Promise<Answered<ReplyOf<C>>> {
    const { params, query, body } = request as { params?: object; query?: object; body?: object }
    const isForm = body instanceof FormData
    const response = await fetch(this.origin + addressOf(call, { ...params }, { ...query }), {
      method: call.method,
      headers: {
        'x-requested-with': 'bole',
        'accept-language': 'en-US',
        cookie: this.cookie,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    this.#keepCookies(response)
    const answer = (await response.json()) as Envelope<ReplyOf<C>>
    return { ...answer, http: response.status }
  }

  /** Makes a call that has to succeed and answers with its data. */
  async ask<C extends Call>(call: C, request: RequestOf<C>): Promise<ReplyOf<C>> {
    const answer = await this.send(call, request)
    if (answer.status !== 'success')
      throw new Error(`${call.name}: ${answer.http} ${answer.message} ${JSON.stringify(answer.errors ?? '')}`)
    return answer.data as ReplyOf<C>
  }

  #keepCookies(response: Response): void {
    const kept = new Map(
      this.cookie
        .split('; ')
        .filter(Boolean)
        .map((pair) => pair.split('=', 2) as [string, string]),
    )
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', value = ''] = pair.split('=', 2)
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) kept.delete(name)
      else kept.set(name, value)
    }
    this.cookie = [...kept].map((pair) => pair.join('=')).join('; ')
  }
}
