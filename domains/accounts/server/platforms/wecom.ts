import * as z from 'zod'
import { withAppToken } from './app-token.ts'
import { askPlatform, at, PlatformFailure } from './ask-platform.ts'
import { below } from './platform-addresses.ts'
import type { App, PlatformClient } from './platform-client.ts'

const api = (path: string) => below('wecom', 'https://qyapi.weixin.qq.com', path)

const appToken = z.object({ access_token: z.string(), expires_in: z.number() })
const whose = z.object({ userid: z.string().optional() })
const member = z.object({ name: z.string().default('') })
const sent = z.object({ invaliduser: z.string().optional(), unlicenseduser: z.string().optional() })

const withToken = <Got>(app: App, use: (token: string) => Promise<Got>) =>
  withAppToken(
    app,
    async () => {
      const asked = at(api('/cgi-bin/gettoken'), { corpid: app.id, corpsecret: app.secret })
      const { access_token, expires_in } = await askPlatform(asked, appToken)
      return { token: access_token, lasts: expires_in }
    },
    use,
  )

/** WeCom (developer.work.weixin.qq.com): an app that a company made for itself. */
export const wecom: PlatformClient = {
  codeNames: ['code'],
  addressOut: (app, { state, redirect, isInside }) => {
    if (isInside) {
      const inside = below('wecom', 'https://open.weixin.qq.com', '/connect/oauth2/authorize')
      const query = { appid: app.id, redirect_uri: redirect, response_type: 'code', scope: 'snsapi_base' }
      return `${at(inside, { ...query, state, agentid: app.agentId })}#wechat_redirect`
    }
    const page = below('wecom', 'https://login.work.weixin.qq.com', '/wwlogin/sso/login')
    const query = {
      login_type: 'CorpApp',
      appid: app.id,
      agentid: app.agentId,
      redirect_uri: redirect,
      state,
    }
    return at(page, query)
  },
  personOf: (app, { code }) =>
    withToken(app, async (access_token) => {
      const { userid } = await askPlatform(
        at(api('/cgi-bin/auth/getuserinfo'), { access_token, code }),
        whose,
      )
      // Somebody outside of the company has another id, which names nobody here.
      if (!userid) throw new PlatformFailure('not_a_member', 'not a member of the company')
      const { name } = await askPlatform(at(api('/cgi-bin/user/get'), { access_token, userid }), member)
      return { subject: userid, name }
    }),
  send: (app, subject, { text, link }) =>
    withToken(app, async (access_token) => {
      const body = {
        touser: subject,
        msgtype: 'text',
        agentid: Number(app.agentId),
        text: { content: `${text}\n${link}` },
      }
      const { invaliduser, unlicenseduser } = await askPlatform(
        at(api('/cgi-bin/message/send'), { access_token }),
        sent,
        { body },
      )
      if (invaliduser || unlicenseduser)
        throw new PlatformFailure('not_reached', 'the member cannot be reached')
    }),
}
