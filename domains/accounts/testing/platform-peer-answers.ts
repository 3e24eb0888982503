import { createHash } from 'node:crypto'
import type { Asked, PeerState } from './platform-peer-state.ts'

type Said = Readonly<Record<string, unknown>>

/** What the peers answer to a request; the status as `http` where it is not 200. */
export function checksOf(state: PeerState): (asked: Asked) => Said {
  const answers = { ...wechatOf(state), ...wecomOf(state), ...dingtalkOf(state), ...feishuOf(state) }
  const table: Readonly<Record<string, ((asked: Asked) => Said) | undefined>> = answers
  return (asked) => table[`${asked.method} ${asked.path}`]?.(asked) ?? { http: 404 }
}

/** A code holds once. */
function spend(state: PeerState, code: unknown) {
  const person = state.codes.get(String(code))
  state.codes.delete(String(code))
  return person
}

function newToken(state: PeerState, person: { subject: string; name: string }): string {
  const token = `token-of-${person.subject}-${state.tokens.size}`
  state.tokens.set(token, person)
  return token
}

function newAppToken(state: PeerState): string {
  state.appTokens += 1
  state.appToken = `app-token-${state.appTokens}`
  return state.appToken
}

const ok = { errcode: 0, errmsg: 'ok' }

function wechatOf(state: PeerState) {
  const { app } = state
  return {
    'GET /sns/oauth2/access_token': ({ query }: Asked) => {
      if (query.get('appid') !== app.id) return { errcode: 40013, errmsg: 'invalid appid' }
      if (query.get('secret') !== app.secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
      const person = spend(state, query.get('code'))
      if (!person) return { errcode: 40029, errmsg: 'invalid code, rid: 6f' }
      const access_token = newToken(state, person)
      return {
        access_token,
        expires_in: 7200,
        refresh_token: 'r',
        openid: person.subject,
        scope: 'snsapi_login',
      }
    },
    'GET /sns/userinfo': ({ query }: Asked) => {
      const person = state.tokens.get(query.get('access_token') ?? '')
      if (!person) return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid' }
      return { openid: person.subject, nickname: person.name, sex: 0, headimgurl: '', privilege: [] }
    },
    'POST /cgi-bin/stable_token': ({ body }: Asked) =>
      body.secret === app.secret
        ? { access_token: newAppToken(state), expires_in: 7200 }
        : { errcode: 40125, errmsg: 'invalid appsecret' },
    'POST /cgi-bin/message/template/send': ({ path, query, body }: Asked) => {
      if (query.get('access_token') !== state.appToken)
        return { errcode: 42001, errmsg: 'access_token expired' }
      state.sent.push({ path, body })
      return { ...ok, msgid: 1 }
    },
  }
}

function wecomOf(state: PeerState) {
  const { app } = state
  const holds = (query: URLSearchParams) => query.get('access_token') === state.appToken
  const over = { errcode: 42001, errmsg: 'access_token expired' }
  return {
    'GET /cgi-bin/gettoken': ({ query }: Asked) =>
      query.get('corpsecret') === app.secret
        ? { ...ok, access_token: newAppToken(state), expires_in: 7200 }
        : { errcode: 40001, errmsg: 'invalid credential' },
    'GET /cgi-bin/auth/getuserinfo': ({ query }: Asked) => {
      if (!holds(query)) return over
      const person = spend(state, query.get('code'))
      if (!person) return { errcode: 40029, errmsg: 'invalid code' }
      // Whoever is no member has an openid instead.
      if (person.subject.startsWith('outside')) return { ...ok, openid: person.subject }
      state.tokens.set(person.subject, person)
      return { ...ok, userid: person.subject, user_ticket: 't' }
    },
    'GET /cgi-bin/user/get': ({ query }: Asked) => {
      if (!holds(query)) return over
      const userid = query.get('userid') ?? ''
      return { ...ok, userid, name: state.tokens.get(userid)?.name ?? userid, status: 1 }
    },
    'POST /cgi-bin/message/send': ({ path, query, body }: Asked) => {
      if (!holds(query)) return over
      if (body.touser === 'gone') return { ...ok, invaliduser: 'gone' }
      if (body.agentid !== Number(app.agentId)) return { errcode: 40056, errmsg: 'invalid agentid' }
      state.sent.push({ path, body })
      return { ...ok, invaliduser: '', msgid: 'm' }
    },
  }
}

function dingtalkOf(state: PeerState) {
  const { app } = state
  const no = (code: string, message: string) => ({ http: 400, code, message, requestid: 'r' })
  const over = {
    errcode: 88,
    sub_code: '40014',
    errmsg: 'ding talk error[subcode=40014,submsg=invalid token]',
  }
  const holds = ({ query }: Asked) => query.get('access_token') === state.appToken
  return {
    'POST /v1.0/oauth2/userAccessToken': ({ body }: Asked) => {
      if (body.clientId !== app.id || body.clientSecret !== app.secret)
        return no('invalidClientId.NotFound', 'clientId or secret is wrong')
      const person = spend(state, body.code)
      if (!person) return no('invalidAuthCode', 'the authorization code is invalid')
      return { accessToken: newToken(state, person), refreshToken: 'r', expireIn: 7200, corpId: 'c' }
    },
    'GET /v1.0/contact/users/me': ({ headers }: Asked) => {
      const person = state.tokens.get(String(headers['x-acs-dingtalk-access-token']))
      if (!person) return { ...no('InvalidAuthentication', 'token is invalid'), http: 401 }
      return { nick: person.name, unionId: person.subject, openId: `open-${person.subject}` }
    },
    'POST /v1.0/oauth2/accessToken': () => ({ accessToken: newAppToken(state), expireIn: 7200 }),
    'POST /topapi/user/getbyunionid': (asked: Asked) =>
      holds(asked) ? { ...ok, result: { contact_type: 0, userid: `staff-${asked.body.unionid}` } } : over,
    'POST /topapi/message/corpconversation/asyncsend_v2': (asked: Asked) => {
      if (!holds(asked)) return over
      state.sent.push({ path: asked.path, body: asked.body })
      return { ...ok, task_id: 1, request_id: 'r' }
    },
  }
}

function feishuOf(state: PeerState) {
  const { app } = state
  const bearer = ({ headers }: Asked) => headers.authorization?.replace('Bearer ', '') ?? ''
  return {
    'POST /open-apis/authen/v2/oauth/token': ({ body }: Asked) => {
      const no = (code: number, error_description: string) => ({
        ...{ http: 400, code, error: 'invalid_grant', error_description },
      })
      if (body.client_secret !== app.secret) return no(20002, 'The client secret is invalid.')
      const person = spend(state, body.code)
      if (!person) return no(20003, 'The authorization code is not found.')
      const proof = createHash('sha256').update(String(body.code_verifier)).digest('base64url')
      if (person.challenge !== proof) return no(20049, 'PKCE code challenge failed.')
      return { code: 0, access_token: newToken(state, person), expires_in: 7200, token_type: 'Bearer' }
    },
    'GET /open-apis/authen/v1/user_info': (asked: Asked) => {
      const person = state.tokens.get(bearer(asked))
      if (!person) return { http: 400, code: 20005, msg: 'The access token passed is invalid.' }
      return { code: 0, msg: 'success', data: { name: person.name, open_id: person.subject, union_id: 'u' } }
    },
    'POST /open-apis/auth/v3/tenant_access_token/internal': ({ body }: Asked) =>
      body.app_secret === app.secret
        ? { code: 0, msg: 'ok', tenant_access_token: newAppToken(state), expire: 7200 }
        : { code: 10014, msg: 'app secret invalid' },
    'POST /open-apis/im/v1/messages': (asked: Asked) => {
      if (bearer(asked) !== state.appToken)
        return { http: 400, code: 99991663, msg: 'Invalid access token for authorization.' }
      state.sent.push({ path: asked.path, body: asked.body })
      return { code: 0, msg: 'success', data: { message_id: 'om_1' } }
    },
  }
}
