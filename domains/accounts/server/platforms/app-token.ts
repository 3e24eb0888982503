import { secrets } from '@bole/platform/server'
import { PlatformFailure } from './ask-platform.ts'
import type { App } from './platform-client.ts'

interface Token {
  readonly token: string
  /** Seconds. */
  readonly lasts: number
}

/** By app. Platforms count how often one is asked for. */
const held = new Map<string, { readonly token: string; readonly until: number }>()

/** A token is asked for anew so many seconds before it ends. */
const spare = 120

/** The numbers by which WeChat, WeCom, DingTalk and Feishu say that a token is over. */
const over = new Set([
  '40001',
  '40014',
  '42001',
  '88',
  'InvalidAuthentication',
  '99991661',
  '99991663',
  '99991664',
])

/** Asks for something with the app's own token; once more with a new one where the platform says that it is over. */
export async function withAppToken<Got>(
  app: App,
  ask: () => Promise<Token>,
  use: (token: string) => Promise<Got>,
): Promise<Got> {
  // By the secret as well: a new one begins anew.
  const key = `${app.platform} ${app.id} ${secrets.digestOf(app.secret).toString('hex')}`
  const kept = held.get(key)
  if (kept && kept.until > Date.now()) {
    try {
      return await use(kept.token)
    } catch (error) {
      if (!(error instanceof PlatformFailure) || !over.has(error.code)) throw error
    }
  }
  const { token, lasts } = await ask()
  held.set(key, { token, until: Date.now() + Math.max(0, lasts - spare) * 1000 })
  return use(token)
}
