import { pickers } from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { DatePicker, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface MomentFieldProps {
  readonly value: string | undefined
  readonly onChange: (moment: string | undefined) => void
}

/** When a message leaves, by the company's clock. */
export function MomentField({ value, onChange }: MomentFieldProps): ReactNode {
  const t = useTexts()
  return (
    <Form<{ readonly at?: string | null }>
      component={false}
      initialValues={{ at: value }}
      onValuesChange={({ at }) => onChange(at ?? undefined)}
    >
      <Form.Item {...pickers.holdingMoments} name="at" noStyle>
        <DatePicker
          {...pickers.writtenMoments()}
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          needConfirm={false}
          aria-label={t('sending.when')}
          suffixIcon={zoneNote() || undefined}
        />
      </Form.Item>
    </Form>
  )
}
