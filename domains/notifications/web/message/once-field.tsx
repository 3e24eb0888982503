import { notificationsApi } from '@bole/notifications/contract'
import { useCall } from '@bole/platform/web'
import { Alert, Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { useSettled } from '../use-settled.ts'
import type { Previewed } from './message-preview.tsx'

interface OnceFieldProps {
  readonly previewed: Previewed
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Says where somebody would read the same twice, as they are there with several applications, and offers one message each. */
export function OnceField({ previewed, value, onChange }: OnceFieldProps): ReactNode {
  const t = useTexts()
  const asked = useSettled(previewed)
  const { data } = useCall(
    notificationsApi.previewMessage,
    { body: asked },
    { keepsPrevious: true, handlesErrors: true, enabled: asked.applications?.length !== 0 },
  )
  const preview = data?.data
  if (!preview || preview.goes === preview.readers) return null
  const { goes, readers } = preview
  return (
    <Alert
      showIcon
      type="warning"
      title={t('sending.twice', { goes, readers })}
      description={
        <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
          {t('sending.onceEach')}
        </Checkbox>
      }
    />
  )
}
