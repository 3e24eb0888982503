import * as z from 'zod'
import { withAppToken } from './app-token.ts'
import { askPlatform, at } from './ask-platform.ts'
import { below } from './platform-addresses.ts'
import type { PlatformClient } from './platform-client.ts'

const api = (path: string) => below('feishu', 'https://open.feishu.cn', `/open-apis${path}`)

const userToken = z.object({ access_token: z.string() })
const user = z.object({ data: z.object({ open_id: z.string().min(1), name: z.string().default('') }) })
const appToken = z.object({ tenant_access_token: z.string(), expire: z.number() })

/** Feishu (open.feishu.cn): an app that a company made for itself. */
export const feishu: PlatformClient = {
  codeNames: ['code'],
  addressOut: (app, { state, challenge, redirect }) =>
    at(below('feishu', 'https://accounts.feishu.cn', '/open-apis/authen/v1/authorize'), {
      client_id: app.id,
      redirect_uri: redirect,
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
    }),
  personOf: async (app, { code, verifier, redirect }) => {
    const body = {
      grant_type: 'authorization_code',
      client_id: app.id,
      client_secret: app.secret,
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }
    const { access_token } = await askPlatform(api('/authen/v2/oauth/token'), userToken, { body })
    const headers = { authorization: `Bearer ${access_token}` }
    const { data } = await askPlatform(api('/authen/v1/user_info'), user, { headers })
    return { subject: data.open_id, name: data.name }
  },
  send: (app, subject, { text, link }) =>
    withAppToken(
      app,
      async () => {
        const body = { app_id: app.id, app_secret: app.secret }
        const asked = api('/auth/v3/tenant_access_token/internal')
        const { tenant_access_token, expire } = await askPlatform(asked, appToken, { body })
        return { token: tenant_access_token, lasts: expire }
      },
      async (token) => {
        const content = JSON.stringify({ text: `${text}\n${link}` })
        const body = { receive_id: subject, msg_type: 'text', content }
        const headers = { authorization: `Bearer ${token}` }
        await askPlatform(at(api('/im/v1/messages'), { receive_id_type: 'open_id' }), z.object({}), {
          body,
          headers,
        })
      },
    ),
}
