import { useIsHidden } from '@bole/accounts/web'
import { stages } from '@bole/processes/model'
import { Checkbox, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface InviteFieldProps {
  readonly stage: number | undefined
  /** Whether the candidate has a page to be invited on. */
  readonly hasPage: boolean
}

/** Whether the candidate is to read the appointment on their page; without one, whether to make it. */
export function InviteField({ stage, hasPage }: InviteFieldProps): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('contacts')
  if (!stages.meetingStages.some((code) => code === stage)) return null
  if (!hasPage && isHidden) return null
  if (!hasPage)
    return (
      <Form.Item name="makes_page" valuePropName="checked" extra={t('invite.makesPageHelp')}>
        <Checkbox>{t('invite.makesPage')}</Checkbox>
      </Form.Item>
    )
  return (
    <Form.Item name="tells_candidate" valuePropName="checked" extra={t('invite.help')}>
      <Checkbox>{t('invite.label')}</Checkbox>
    </Form.Item>
  )
}
