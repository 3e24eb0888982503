import { usePeople } from '@bole/accounts/web'
import { Form, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What is to be known before something is done with a choice, and with how many it would be done. */
export type AboutChoice = (chosen: number | undefined) => { readonly note: ReactNode; readonly count: number }

interface ChooseDialogProps {
  readonly title: string
  readonly label: string
  /** Undefined while they are on their way. */
  readonly options: readonly { readonly value: number; readonly label: string }[] | undefined
  /** The server searches. */
  readonly onSearch?: ((typed: string) => void) | undefined
  /** What is to be known of what is chosen. */
  readonly about?: AboutChoice
  readonly isSending: boolean
  /** Told what is chosen, and what it is called. */
  readonly onChoose: (value: number, label: string) => void
  readonly onClose: () => void
}

/** Asks for one of a list: another position, another recruiter. */
export function ChooseDialog({
  title,
  label,
  options,
  onSearch,
  about,
  isSending,
  onChoose,
  onClose,
}: ChooseDialogProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<{ value: number }>()
  const told = about?.(Form.useWatch('value', form))
  const choose = ({ value }: { readonly value: number }) =>
    onChoose(value, options?.find((one) => one.value === value)?.label ?? '')
  return (
    <Modal
      open
      title={title}
      okText={t('confirm')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      okButtonProps={{ disabled: told?.count === 0 }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {told?.note}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={choose}>
        <Form.Item name="value" label={label} rules={[{ required: true, message: t('needsChoice') }]}>
          <Select
            autoFocus
            loading={options === undefined}
            showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
            options={[...(options ?? [])]}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** Asks for a person, found by their name on the server. */
export function ChoosePerson(props: Omit<ChooseDialogProps, 'options' | 'onSearch'>): ReactNode {
  return <ChooseDialog {...props} {...usePeople()} />
}
