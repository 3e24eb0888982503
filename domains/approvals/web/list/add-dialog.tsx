import { usePeople } from '@bole/accounts/web'
import { type ApprovalItem, approvalsApi } from '@bole/approvals/contract'
import type { ApprovalRule } from '@bole/approvals/model'
import { approvalRules } from '@bole/pipeline/model'
import { useChange } from '@bole/platform/web'
import { App, Form, Input, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface AddDialogProps {
  readonly approval: Pick<ApprovalItem, 'post_id' | 'version' | 'name' | 'rule'>
  readonly onClose: () => void
}

interface Asked {
  readonly check_by_user_ids: number[]
  readonly rule: ApprovalRule
  readonly text: string
}

/** Asks more people to approve somebody, and how many of them have to agree. */
export function AddDialog({
  approval: { post_id, version, name, rule },
  onClose,
}: AddDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Asked>()
  const { options, onSearch } = usePeople()
  const add = useChange(approvalsApi.addCheck, {
    onDone: () => {
      onClose()
      message.success(t('addDone'))
    },
  })
  return (
    <Modal
      open
      title={t('addTitle', { name })}
      okText={t('ask')}
      cancelText={t('cancel')}
      confirmLoading={add.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Asked>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ rule, text: '' }}
        onFinish={(asked) => add.mutate({ body: { post_id, version, ...asked } })}
      >
        <Form.Item name="check_by_user_ids" label={t('people')} rules={[{ required: true }]}>
          <Select
            mode="multiple"
            options={[...(options ?? [])]}
            loading={!options}
            showSearch={onSearch ? { onSearch, filterOption: false } : true}
            autoFocus
          />
        </Form.Item>
        <Form.Item name="rule" label={t('rule')}>
          <Select options={approvalRules.map((value) => ({ value, label: t(`rules.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t('words')}>
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={4000} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
