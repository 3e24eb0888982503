import { interviewsApi } from '@bole/interviews/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Form, Modal, Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { DaysPicker, hourOptions, WeekdaysSelect } from './day-fields.tsx'

interface OwnHours {
  readonly weekdays: number[]
  readonly opens_at: number
  readonly closes_at: number
  readonly days_off: string[]
}

/** When one interviews oneself: the company’s hours, until one keeps others. */
export function OwnHoursDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<OwnHours>()
  const hours = useCall(interviewsApi.getOwnHours, {}).data?.data
  const done = () => {
    message.success(t('hours.saved'))
    onClose()
  }
  const save = useChange(interviewsApi.saveOwnHours, { onDone: done })
  const forget = useChange(interviewsApi.forgetOwnHours, { onDone: done })
  const needed = [{ required: true, message: t('hours.needed') }]
  return (
    <Modal
      open
      title={t('hours.own')}
      onCancel={onClose}
      footer={[
        ...(hours && hours.version > 0
          ? [
              <Button key="forget" loading={forget.isPending} onClick={() => forget.mutate({})}>
                {t('hours.asCompany')}
              </Button>,
            ]
          : []),
        <Button key="save" type="primary" loading={save.isPending} onClick={form.submit}>
          {t('save')}
        </Button>,
      ]}
    >
      <p>{t('hours.ownHelp')}</p>
      {!hours && <Skeleton active />}
      {hours && (
        <Form<OwnHours>
          form={form}
          layout="vertical"
          initialValues={hours}
          onFinish={(fields) => save.mutate({ body: { ...fields, version: hours.version } })}
        >
          <Form.Item name="weekdays" label={t('hours.weekdays')} rules={needed}>
            <WeekdaysSelect />
          </Form.Item>
          <Form.Item name="opens_at" label={t('hours.opens')} rules={needed}>
            <Select options={hourOptions(0, 23)} />
          </Form.Item>
          <Form.Item
            name="closes_at"
            label={t('hours.closes')}
            dependencies={['opens_at']}
            rules={[
              ...needed,
              ({ getFieldValue }) => ({
                validator: async (_, closes: number) => {
                  if (closes <= getFieldValue('opens_at')) throw new Error(t('hours.reversed'))
                },
              }),
            ]}
          >
            <Select options={hourOptions(1, 24)} />
          </Form.Item>
          <Form.Item name="days_off" label={t('hours.daysOff')}>
            <DaysPicker />
          </Form.Item>
        </Form>
      )}
    </Modal>
  )
}
