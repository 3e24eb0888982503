import { useCall, useChange } from '@bole/platform/web'
import { type RpoFolder, rpoApi } from '@bole/rpo/contract'
import { App, Button, Empty, Flex, Form, Input, Modal, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

/** One's folders: made, renamed, and removed without their files. */
export function FoldersDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  const folders = useCall(rpoApi.listFolders, {}).data?.data.list ?? []
  return (
    <Modal open title={t('folders.title')} footer={null} onCancel={onClose} destroyOnHidden>
      <NameForm folder={null} label={t('folders.add')} />
      {folders.length === 0 && <Empty description={t('folders.empty')} />}
      {folders.map((folder) => (
        <FolderLine key={folder.id} folder={folder} />
      ))}
    </Modal>
  )
}

function FolderLine({ folder }: { readonly folder: RpoFolder }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const [isRenaming, setRenaming] = useState(false)
  const remove = useChange(rpoApi.removeFolder)
  const ask = () =>
    modal.confirm({
      title: t('folders.removeSure', { name: folder.name }),
      okText: t('folders.remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => remove.mutateAsync({ body: { id: folder.id } }),
    })
  if (isRenaming)
    return <NameForm folder={folder} label={t('folders.rename')} onSaved={() => setRenaming(false)} />
  return (
    <Flex justify="space-between" align="center" gap={8}>
      <span>
        {folder.name} <small>{t('folders.count', { count: folder.count })}</small>
      </span>
      <Space size={0}>
        <Button type="link" onClick={() => setRenaming(true)}>
          {t('folders.rename')}
        </Button>
        <Button type="link" danger onClick={ask}>
          {t('folders.remove')}
        </Button>
      </Space>
    </Flex>
  )
}

interface NameFormProps {
  /** Null while it is new. */
  readonly folder: RpoFolder | null
  readonly label: string
  readonly onSaved?: () => void
}

function NameForm({ folder, label, onSaved }: NameFormProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<{ name: string }>()
  const save = useChange(rpoApi.saveFolder, {
    onDone: () => {
      form.resetFields()
      onSaved?.()
    },
  })
  return (
    <Form
      form={form}
      initialValues={{ name: folder?.name ?? '' }}
      onFinish={({ name }) => save.mutate({ body: { id: folder?.id ?? null, name } })}
    >
      <Space.Compact block style={{ marginBlockEnd: 12 }}>
        <Form.Item
          name="name"
          noStyle
          rules={[{ required: true, whitespace: true, message: t('folders.name') }]}
        >
          <Input aria-label={t('folders.name')} placeholder={t('folders.name')} maxLength={60} />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {label}
        </Button>
      </Space.Compact>
    </Form>
  )
}
