import { usePeople } from '@bole/accounts/web'
import { useChange } from '@bole/platform/web'
import { roomsApi } from '@bole/rooms/contract'
import { App, Form, Input, Modal, Select, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

interface InviteDialogProps {
  readonly interviewId: number
  readonly onClose: () => void
}

interface Fields {
  readonly user_ids?: number[]
  readonly guest_name?: string
}

/** Asks colleagues into the room, and makes a link by which a guest enters without an account. */
export function InviteDialog({ interviewId, onClose }: InviteDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const { options, onSearch } = usePeople()
  const [link, setLink] = useState<string | null>(null)
  const invite = useChange(roomsApi.invite, {
    onDone: ({ data }) => {
      message.success(t('invited'))
      if (data.guest_path === null) onClose()
      else setLink(new URL(data.guest_path, location.origin).href)
    },
  })
  const save = ({ user_ids = [], guest_name = '' }: Fields) => {
    const name = guest_name.trim()
    if (user_ids.length === 0 && name === '') return void message.warning(t('needsSomebody'))
    invite.mutate({
      body: { interview_id: interviewId, user_ids, ...(name === '' ? {} : { guest_name: name }) },
    })
  }
  if (link !== null)
    return (
      <Modal open title={t('guestLink')} cancelText={t('back')} footer={null} onCancel={onClose}>
        <p>{t('guestLinkMeans')}</p>
        <Typography.Paragraph copyable style={{ overflowWrap: 'anywhere' }}>
          {link}
        </Typography.Paragraph>
      </Modal>
    )
  return (
    <Modal
      open
      title={t('invite')}
      okText={t('invite')}
      cancelText={t('back')}
      confirmLoading={invite.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields> form={form} layout="vertical" onFinish={save}>
        <Form.Item name="user_ids" label={t('colleagues')} extra={t('colleaguesMeans')}>
          <Select
            mode="multiple"
            options={[...(options ?? [])]}
            showSearch={{ filterOption: false, onSearch }}
            autoFocus
          />
        </Form.Item>
        <Form.Item name="guest_name" label={t('guest')} extra={t('guestMeans')}>
          <Input maxLength={60} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
