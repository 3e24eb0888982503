import type { Written } from '@bole/notifications/model'
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface ChannelFieldProps {
  readonly value: Written
  readonly onChange: (channel: Written) => void
}

/** By what a message goes: each has words of its own. */
export function ChannelField({ value, onChange }: ChannelFieldProps): ReactNode {
  const t = useTexts()
  return (
    <Radio.Group
      aria-label={t('records.channel')}
      optionType="button"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={(['mail', 'sms'] as const).map((one) => ({ value: one, label: t(`channels.${one}`) }))}
    />
  )
}
