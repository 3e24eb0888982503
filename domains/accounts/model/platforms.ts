/** Where a company's people have accounts besides ours, in the order they are shown. */
export const platforms = ['wechat', 'wecom', 'dingtalk', 'feishu'] as const

export type Platform = (typeof platforms)[number]

/** By what a session is opened: a password, the company's own provider, or a platform. */
export const waysIn = ['password', 'provider', ...platforms] as const

export type CameBy = (typeof waysIn)[number]

/** What a company names of its app at a platform. */
export interface AppFacts {
  readonly app_id: string
  readonly hasSecret: boolean
  /** Names the app among those of the company. */
  readonly agent_id: string
}

/** What WeCom signs in by, and what DingTalk sends messages by, besides the app's id. */
const needsAgent: ReadonlySet<Platform> = new Set<Platform>(['wecom', 'dingtalk'])

/** What is missing before a platform can be turned on, by the name of its field; null where nothing is. */
export function missingForApp(
  platform: Platform,
  app: AppFacts,
): 'app_id' | 'app_secret' | 'agent_id' | null {
  if (app.app_id === '') return 'app_id'
  if (!app.hasSecret) return 'app_secret'
  return needsAgent.has(platform) && app.agent_id === '' ? 'agent_id' : null
}

/** Whether a company's app at a platform can send messages: WeChat's only as a service account, by a template. */
export function canSend(platform: Platform, templateId: string): boolean {
  return platform !== 'wechat' || templateId !== ''
}
