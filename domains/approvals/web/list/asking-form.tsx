import { usePeople } from '@bole/accounts/web'
import type { ApprovalRule } from '@bole/approvals/model'
import { approvalRules } from '@bole/pipeline/model'
import { Form, Input, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Who is asked, in their order, how many of them have to agree, and what is said to them. */
export interface Asked {
  readonly check_by_user_ids: number[]
  readonly rule: ApprovalRule
  readonly text: string
}

interface AskingFormProps {
  readonly title: string
  readonly note?: ReactNode
  readonly initialRule: ApprovalRule
  readonly isSending: boolean
  readonly onAsk: (asked: Asked) => void
  readonly onClose: () => void
}

/** The dialog in which people are asked to approve. */
export function AskingForm(props: AskingFormProps): ReactNode {
  const { title, note, initialRule, isSending, onAsk, onClose } = props
  const t = useTexts()
  const [form] = Form.useForm<Asked>()
  const isOrdered = (Form.useWatch('rule', form) ?? initialRule) === 'in_order'
  const { options, onSearch } = usePeople()
  return (
    <Modal
      open
      title={title}
      okText={t('ask')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {note}
      <Form<Asked>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ rule: initialRule, text: '' }}
        onFinish={onAsk}
      >
        <Form.Item
          name="check_by_user_ids"
          label={t(isOrdered ? 'peopleInOrder' : 'people')}
          rules={[{ required: true }]}
        >
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
