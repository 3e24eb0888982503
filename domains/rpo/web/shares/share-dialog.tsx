import { usePeople } from '@bole/accounts/web'
import { useChange } from '@bole/platform/web'
import { type RpoShare, rpoApi } from '@bole/rpo/contract'
import { App, Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface ShareDialogProps {
  readonly share: RpoShare
  readonly onClose: () => void
}

interface Fields {
  readonly user_ids: readonly number[]
}

/** Says who may hand in candidates for a project. */
export function ShareDialog({ share, onClose }: ShareDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const { options = [], onSearch } = usePeople()
  const save = useChange(rpoApi.saveShare, {
    onDone: () => {
      onClose()
      message.success(t('shares.saved'))
    },
  })
  const kept = share.people.map(({ id, name }) => ({ value: id, label: name }))
  const others = options.filter(({ value }) => !kept.some((one) => one.value === value))
  return (
    <Modal
      open
      title={t('shares.title', { name: share.name })}
      cancelText={t('cancel')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ user_ids: kept.map(({ value }) => value) }}
        onFinish={({ user_ids }) => save.mutate({ body: { theme_id: share.id, user_ids: [...user_ids] } })}
      >
        <Form.Item name="user_ids" label={t('shares.people')} extra={t('shares.help')}>
          <Select
            mode="multiple"
            maxCount={50}
            options={[...kept, ...others]}
            showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
