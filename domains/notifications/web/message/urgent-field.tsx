import { notificationsApi } from '@bole/notifications/contract'
import { useCall } from '@bole/platform/web'
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface UrgentFieldProps {
  readonly value: boolean
  readonly onChange: (isUrgent: boolean) => void
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Whether a message leaves in the organisation's quiet hours, too; nothing where it has none. */
export function UrgentField({ value, onChange }: UrgentFieldProps): ReactNode {
  const t = useTexts()
  const settings = useCall(notificationsApi.getSettings, {}).data?.data
  if (!settings || settings.quiet_from === null || settings.quiet_until === null) return null
  const hours = { from: clock(settings.quiet_from), until: clock(settings.quiet_until) }
  return (
    <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
      {t('sending.urgent', hours)}
    </Checkbox>
  )
}
