import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { checksOf } from './platform-peer-answers.ts'
import type { PeerState } from './platform-peer-state.ts'

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
