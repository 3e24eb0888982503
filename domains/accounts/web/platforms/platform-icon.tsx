import { DingtalkOutlined, SendOutlined, WechatOutlined, WechatWorkOutlined } from '@ant-design/icons'
import type { Platform } from '@bole/accounts/model'
import type { ReactNode } from 'react'

const icons = {
  wechat: WechatOutlined,
  wecom: WechatWorkOutlined,
  dingtalk: DingtalkOutlined,
  // The library has none of Feishu's own.
  feishu: SendOutlined,
} satisfies Record<Platform, unknown>

/** The sign of a platform, beside its name. */
export function PlatformIcon({ platform }: { readonly platform: Platform }): ReactNode {
  const Icon = icons[platform]
  return <Icon aria-hidden />
}
