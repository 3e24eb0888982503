import { pickers } from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { DatePicker, Form } from 'antd'
import type { ReactNode } from 'react'
import type { InterviewFields } from './interview-fields.ts'
import { useTexts } from './texts/index.ts'

/** From when until when, by the company's clocks. */
export function TimeField({ begunAt }: { readonly begunAt: string | undefined }): ReactNode {
  const t = useTexts()
  return (
    <Form.Item
      {...pickers.holdingMoments}
      name="time"
      label={t('time')}
      extra={zoneNote()}
      required
      rules={[
        {
          validator: async (_, time: InterviewFields['time']) => {
            const [from, until] = time ?? []
            if (!from || !until) throw new Error(t('needsTime'))
            if (new Date(until) <= new Date(from)) throw new Error(t('reversed'))
            if (from !== begunAt && new Date(from) < new Date()) throw new Error(t('passed'))
          },
        },
      ]}
    >
      <DatePicker.RangePicker
        {...pickers.writtenMoments()}
        placeholder={['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm']}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        needConfirm={false}
        aria-label={t('time')}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}
