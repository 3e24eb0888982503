import { usePeople } from '@bole/accounts/web'
import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { listOf, useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface DistributeDialogProps {
  readonly interviews: readonly Interview[]
  readonly done: () => void
  readonly onClose: () => void
}

/** Shares interviews out among colleagues, and says for which nobody was free. */
export function DistributeDialog({ interviews, done, onClose }: DistributeDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ interviewer_ids: number[] }>()
  const { options, onSearch } = usePeople()
  const distribute = useChange(interviewsApi.distribute, {
    onDone: ({ data: { list } }) => {
      const left = list.filter(({ user }) => user === null).map(({ id }) => id)
      const names = interviews.flatMap(({ id, interviewee }) => (left.includes(id) ? interviewee : []))
      if (left.length > 0) message.warning(t('leftOver', { names: listOf(names) }))
      else message.success(t('distributed', { count: list.length }))
      done()
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('distributeTitle', { count: interviews.length })}
      okText={t('distribute')}
      cancelText={t('back')}
      confirmLoading={distribute.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('distributeMeans')}</p>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ interviewer_ids }) =>
          distribute.mutate({ body: { ids: interviews.map(({ id }) => id), interviewer_ids } })
        }
      >
        <Form.Item
          name="interviewer_ids"
          label={t('interviewers')}
          rules={[{ required: true, message: t('needsInterviewers') }]}
        >
          <Select
            mode="multiple"
            maxCount={30}
            options={[...(options ?? [])]}
            showSearch={{ filterOption: false, onSearch }}
            autoFocus
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
