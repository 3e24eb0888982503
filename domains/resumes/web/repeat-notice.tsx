import { formatDay } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { checkTyped } from '@bole/resumes/model'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface RepeatNoticeProps {
  /** The position somebody is to be taken in for. */
  readonly positionId: number
  readonly phone: string
  readonly email: string
}

/** Says who is known already under a phone or a mail, before somebody is taken in a second time; nothing while neither is whole. */
export function RepeatNotice({ positionId, phone, email }: RepeatNoticeProps): ReactNode {
  const t = useTexts()
  const whole = { phone: wholeOf('phone', phone), email: wholeOf('email', email) }
  const query = { position_id: positionId, ...whole }
  const isAsked = whole.phone !== '' || whole.email !== ''
  const known = useCall(resumesApi.checkRepeat, { query }, { enabled: isAsked, handlesErrors: true }).data
    ?.data
  if (!isAsked || !known) return null
  return (
    <>
      {known.list.map(({ post_id, name, position, applied_at, is_same_position, is_live, is_repeat }) => (
        <Alert
          key={post_id}
          type="warning"
          showIcon
          title={t(is_same_position && is_live ? 'repeat.same' : is_repeat ? 'repeat.rule' : 'repeat.known', {
            name,
            position,
            date: formatDay(applied_at),
          })}
        />
      ))}
    </>
  )
}

/** A contact as it is compared; empty while it is none. */
function wholeOf(path: 'phone' | 'email', typed: string): string {
  const checked = checkTyped(path, typed)
  return 'value' in checked ? (checked.value ?? '') : ''
}
