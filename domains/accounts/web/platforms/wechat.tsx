import { accountsApi } from '@bole/accounts/contract'
import { PlatformReminders } from '@bole/inbox/web'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import page from '../my-account.module.css'
import { OwnBindings } from './own-bindings.tsx'
import { useTexts } from './texts/index.ts'

/** `/usercenter/wechat`: the own WeChat account, and what one is reminded of there. */
export default function WeChat(): ReactNode {
  const t = useTexts()
  const all = useCall(accountsApi.listBindings, {}).data?.data.list
  const wechat = all?.find(({ platform }) => platform === 'wechat')
  const isReached = Boolean(wechat?.bound && wechat.can_send)
  const why = wechat?.can_send === false ? 'reminders.cannot' : 'reminders.bindFirst'
  return (
    <div className={page.page}>
      <OwnBindings only="wechat" />
      <PlatformReminders
        title={t('reminders.title')}
        help={t(isReached ? 'reminders.help' : why)}
        isBound={isReached}
      />
    </div>
  )
}
