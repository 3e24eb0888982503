import { useChange } from '@bole/platform/web'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { App, Form, Input, Modal, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTellRefused } from '../keep/use-tell-refused.tsx'
import { useTexts } from '../texts/index.ts'
import { useDistribution } from './choices.ts'

interface DistributeDialogProps {
  readonly talents: readonly Talent[]
  readonly done: () => void
  readonly onClose: () => void
}

interface Asked {
  readonly department_id?: number
  readonly user_id: number
  readonly position_id?: number
  readonly text?: string
}

/** Asks a colleague to take people over, for a position or into their own care; who cannot be asked about is named after. */
export function DistributeDialog({ talents, done, onClose }: DistributeDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const tellRefused = useTellRefused()
  const [form] = Form.useForm<Asked>()
  const { people, positions, departments } = useDistribution(Form.useWatch('department_id', form))
  const distribute = useChange(talentPoolApi.distribute, {
    onDone: ({ data: { done: count, refused } }) => {
      onClose()
      done()
      if (count > 0) message.success(t('distribution.done', { count }))
      tellRefused(refused)
    },
  })
  const ids = talents.map(({ id }) => id)
  const found = ({ options, onSearch }: typeof people) => ({
    options: [...(options ?? [])],
    loading: options === undefined,
    showSearch: { filterOption: false as const, ...(onSearch ? { onSearch } : {}) },
  })
  return (
    <Modal
      open
      title={t('distribution.title', { count: ids.length })}
      confirmLoading={distribute.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Asked>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ user_id, position_id = null, text = '' }) =>
          distribute.mutate({ body: { ids, user_id, position_id, text } })
        }
      >
        <Form.Item name="department_id" label={t('distribution.department')}>
          <Select
            allowClear
            options={departments ?? []}
            loading={departments === undefined}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={() => form.resetFields(['user_id'])}
          />
        </Form.Item>
        <Form.Item
          name="user_id"
          label={t('distribution.to')}
          rules={[{ required: true, message: t('distribution.needsPerson') }]}
        >
          <Select autoFocus {...found(people)} />
        </Form.Item>
        <Form.Item
          name="position_id"
          label={t('distribution.position')}
          extra={t('distribution.positionHelp')}
        >
          <Select allowClear {...found(positions)} />
        </Form.Item>
        <Form.Item name="text" label={t('distribution.words')}>
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={1000} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
