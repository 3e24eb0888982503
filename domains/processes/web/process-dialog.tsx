import { CallRefused, useChange, wordOf } from '@bole/platform/web'
import { type Process, processesApi } from '@bole/processes/contract'
import { defaultStages, faultInStages } from '@bole/processes/model'
import { Alert, App, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { StageOrder } from './stage-order.tsx'
import { useTexts } from './texts/index.ts'

interface ProcessDialogProps {
  readonly origin: 1 | 2
  readonly process: Process | 'new'
  readonly onClose: () => void
}

interface Fields {
  readonly name: string
  readonly stages: readonly number[]
}

/** Makes a process or changes one: its name and its stages in order. */
export function ProcessDialog({ origin, process, onClose }: ProcessDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const [problem, setProblem] = useState<CallRefused | null>(null)
  const done = {
    handlesErrors: true,
    onDone: () => {
      message.success(t('saved'))
      onClose()
    },
  }
  const create = useChange(processesApi.createProcess, done)
  const update = useChange(processesApi.updateProcess, done)
  const onError = (error: Error) => {
    if (error instanceof CallRefused) setProblem(error)
    else message.error(error.message || t('failed'))
  }
  const save = ({ name, stages }: Fields) => {
    setProblem(null)
    if (process === 'new') create.mutate({ body: { origin, name, stages: [...stages] } }, { onError })
    else
      update.mutate(
        { body: { id: process.id, version: process.version, name, stages: [...stages] } },
        { onError },
      )
  }
  return (
    <Modal
      open
      title={t(process === 'new' ? 'createTitle' : 'editTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={create.isPending || update.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {problem && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={problem.message}
          description={problem.code === 'stale' ? t('staleHelp') : undefined}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger={['onBlur', 'onSubmit']}
        scrollToFirstError={{ focus: true }}
        initialValues={
          process === 'new'
            ? { name: '', stages: defaultStages[origin] }
            : { name: process.name, stages: process.stages }
        }
        onFinish={save}
      >
        <Form.Item
          name="name"
          label={t('columns.name')}
          rules={[{ required: true, whitespace: true, message: t('needsName') }]}
        >
          <Input autoFocus maxLength={60} />
        </Form.Item>
        <Form.Item
          name="stages"
          label={t('columns.stages')}
          extra={t('stagesHelp')}
          validateTrigger="onChange"
          rules={[
            {
              validator: async (_, stages: readonly number[]) => {
                const fault = faultInStages(stages)
                if (fault) throw new Error(wordOf(t, `faults.${fault}`))
              },
            },
          ]}
        >
          <StageOrder />
        </Form.Item>
      </Form>
    </Modal>
  )
}
