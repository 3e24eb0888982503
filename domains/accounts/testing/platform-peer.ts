import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { checksOf } from './platform-peer-answers.ts'

/** A message somebody was sent, as the platform was asked to. */
export interface Sent {
  readonly path: string
  readonly body: unknown
}

/** What the peers know: codes they gave out, tokens that hold, and what they were told to send. */
export interface PeerState {
  readonly app: { readonly id: string; readonly secret: string; readonly agentId: string }
  /** By code, until it is spent: who comes, and the challenge they left with. */
  readonly codes: Map<
    string,
    { readonly subject: string; readonly name: string; readonly challenge: string | null }
  >
  /** Whose a person's token is. */
  readonly tokens: Map<string, { readonly subject: string; readonly name: string }>
  /** The one token of the app that holds; null where none does. */
  appToken: string | null
  /** How often one was asked for. */
  appTokens: number
  readonly sent: Sent[]
}

/** A request as the peers look at it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly headers: IncomingMessage['headers']
}

/**
 * WeChat, WeCom, DingTalk and Feishu on this machine, as far as we ask them and as their documentation says they answer: codes that hold
 * once, tokens that end, and each its own way to say no.
 */
export async function startPlatforms() {
  const state: PeerState = {
    app: { id: 'app-of-acme', secret: 'shared with the platform', agentId: '1000002' },
    codes: new Map(),
    tokens: new Map(),
    appToken: null,
    appTokens: 0,
    sent: [],
  }
  const answers = checksOf(state)
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://peer')
      const written = await text(request)
      const body: unknown = written ? JSON.parse(written) : {}
      const asked = { method: request.method ?? '', path, query, headers: request.headers }
      const fields = typeof body === 'object' && body !== null ? { ...body } : {}
      const { http = 200, ...said } = answers({ ...asked, body: fields })
      response.writeHead(Number(http), { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  let given = 0
  return {
    state,
    origin,
    addresses: { wechat: origin, wecom: origin, dingtalk: origin, feishu: origin },
    /** Somebody agrees on the page they were sent to; answers the query they come back with. */
    agree: (page: string, { subject, name = '李雷' }: { subject: string; name?: string }) => {
      given += 1
      const { pathname, searchParams } = new URL(page)
      const code = `code-${given}`
      state.codes.set(code, { subject, name, challenge: searchParams.get('code_challenge') })
      const answer = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
      if (pathname === '/oauth2/auth') answer.set('authCode', code)
      return answer.toString()
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
