import { useCurrentUser, usePeople } from '@bole/accounts/web'
import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'
import { useConflictsAsked } from './use-conflicts-asked.ts'

interface TransferDialogProps {
  readonly interview: Interview
  readonly onClose: () => void
}

interface Fields {
  readonly from_user_id: number
  readonly to_user_id: number
}

/** Hands a place in an interview to a colleague: one's own, or anybody's for those who arrange interviews. */
export function TransferDialog({ interview, onClose }: TransferDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const { options, onSearch } = usePeople()
  const me = useCurrentUser()?.id
  const asked = useConflictsAsked()
  const transfer = useChange(interviewsApi.transfer, {
    onDone: () => {
      message.success(t('transferred'))
      onClose()
    },
    onWarned: (warning, { body }) =>
      asked(warning, () => transfer.mutate({ body: { ...body, is_sure: true } })),
  })
  const meeting = interview.interview_users.filter(({ role }) => role !== 'manager')
  const mine = meeting.filter(({ user_id }) => user_id === me)
  const offered = interview.can.edit ? meeting : mine
  return (
    <Modal
      open
      title={t('transferTitle', { name: interview.interviewee })}
      okText={t('actions.transfer')}
      cancelText={t('back')}
      confirmLoading={transfer.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ from_user_id: (mine[0] ?? offered[0])?.user_id }}
        onFinish={(fields) =>
          transfer.mutate({ body: { id: interview.id, version: interview.version, ...fields } })
        }
      >
        <Form.Item
          name="from_user_id"
          label={t('from')}
          rules={[{ required: true, message: t('needsPerson') }]}
        >
          <Select options={offered.map(({ user_id, name }) => ({ value: user_id, label: name }))} />
        </Form.Item>
        <Form.Item name="to_user_id" label={t('to')} rules={[{ required: true, message: t('needsPerson') }]}>
          <Select options={[...(options ?? [])]} showSearch={{ filterOption: false, onSearch }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
