import * as z from 'zod'
import { withAppToken } from './app-token.ts'
import { askPlatform, at } from './ask-platform.ts'
import { below } from './platform-addresses.ts'
import type { PlatformClient } from './platform-client.ts'

const api = (path: string) => below('wechat', 'https://api.weixin.qq.com', path)
const out = (path: string) => below('wechat', 'https://open.weixin.qq.com', path)

const userToken = z.object({ access_token: z.string(), openid: z.string().min(1) })
const user = z.object({ openid: z.string().min(1), nickname: z.string().default('') })
const appToken = z.object({ access_token: z.string(), expires_in: z.number() })

/** What a field of a template holds, in characters. */
const thingAtMost = 20

/**
 * WeChat (developers.weixin.qq.com). With a template the app is a service account, which people confirm inside WeChat; without, it is a
 * website app, whose page shows a code to scan.
 */
export const wechat: PlatformClient = {
  codeNames: ['code'],
  addressOut: (app, { state, redirect }) => {
    const query = { appid: app.id, redirect_uri: redirect, response_type: 'code' }
    const page = app.templateId
      ? at(out('/connect/oauth2/authorize'), { ...query, scope: 'snsapi_userinfo', state })
      : at(out('/connect/qrconnect'), { ...query, scope: 'snsapi_login', state })
    return `${page}#wechat_redirect`
  },
  personOf: async (app, { code }) => {
    const asked = { appid: app.id, secret: app.secret, code, grant_type: 'authorization_code' }
    const { access_token, openid } = await askPlatform(at(api('/sns/oauth2/access_token'), asked), userToken)
    const { nickname } = await askPlatform(
      at(api('/sns/userinfo'), { access_token, openid, lang: 'zh_CN' }),
      user,
    )
    return { subject: openid, name: nickname }
  },
  send: (app, subject, { text, link }) =>
    withAppToken(
      app,
      async () => {
        // This token does not end those that other systems of the company hold.
        const body = { grant_type: 'client_credential', appid: app.id, secret: app.secret }
        const { access_token, expires_in } = await askPlatform(api('/cgi-bin/stable_token'), appToken, {
          body,
        })
        return { token: access_token, lasts: expires_in }
      },
      async (token) => {
        const thing1 = { value: [...text].slice(0, thingAtMost).join('') }
        const body = { touser: subject, template_id: app.templateId, url: link, data: { thing1 } }
        const address = at(api('/cgi-bin/message/template/send'), { access_token: token })
        await askPlatform(address, z.object({}), { body })
      },
    ),
}
