import * as z from 'zod'
import { withAppToken } from './app-token.ts'
import { askPlatform, at } from './ask-platform.ts'
import { below } from './platform-addresses.ts'
import type { PlatformClient } from './platform-client.ts'

const api = (path: string) => below('dingtalk', 'https://api.dingtalk.com', path)
const old = (path: string) => below('dingtalk', 'https://oapi.dingtalk.com', path)

const userToken = z.object({ accessToken: z.string() })
const user = z.object({ unionId: z.string().min(1), nick: z.string().default('') })
const appToken = z.object({ accessToken: z.string(), expireIn: z.number() })
const staff = z.object({ result: z.object({ userid: z.string() }) })

/** DingTalk (open.dingtalk.com): an app that a company made for itself. A person is their union id, which every app of the company knows. */
export const dingtalk: PlatformClient = {
  // `code` is what it was called before.
  codeNames: ['authCode', 'code'],
  addressOut: (app, { state, redirect }) =>
    at(below('dingtalk', 'https://login.dingtalk.com', '/oauth2/auth'), {
      client_id: app.id,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      prompt: 'consent',
      state,
    }),
  personOf: async (app, { code }) => {
    const body = { clientId: app.id, clientSecret: app.secret, code, grantType: 'authorization_code' }
    const { accessToken } = await askPlatform(api('/v1.0/oauth2/userAccessToken'), userToken, { body })
    const headers = { 'x-acs-dingtalk-access-token': accessToken }
    const { unionId, nick } = await askPlatform(api('/v1.0/contact/users/me'), user, { headers })
    return { subject: unionId, name: nick }
  },
  send: (app, subject, { text, link }) =>
    withAppToken(
      app,
      async () => {
        const body = { appKey: app.id, appSecret: app.secret }
        const { accessToken, expireIn } = await askPlatform(api('/v1.0/oauth2/accessToken'), appToken, {
          body,
        })
        return { token: accessToken, lasts: expireIn }
      },
      async (access_token) => {
        const found = at(old('/topapi/user/getbyunionid'), { access_token })
        const { result } = await askPlatform(found, staff, { body: { unionid: subject } })
        const body = {
          agent_id: Number(app.agentId),
          userid_list: result.userid,
          msg: { msgtype: 'text', text: { content: `${text}\n${link}` } },
        }
        const address = at(old('/topapi/message/corpconversation/asyncsend_v2'), { access_token })
        await askPlatform(address, z.object({}), { body })
      },
    ),
}
