import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface StepChoiceProps {
  readonly origin: 1 | 2
  readonly value: number | undefined
  readonly onChange: (step: number | undefined) => void
}

/** The step of a process whose candidates are to come; all of them where none is chosen. */
export function StepChoice({ origin, value, onChange }: StepChoiceProps): ReactNode {
  const t = useTexts()
  const stageName = useStageName()
  const { data } = useCall(pipelineApi.listQueueProcesses, { query: { origin } })
  const options = (data?.data.list ?? []).map(({ id, name, title, to_arrange }) => ({
    value: id,
    label: t('queue.stepOption', {
      step: `${name} · ${title || stageName(stages.stage.interview)}`,
      count: to_arrange,
    }),
  }))
  return (
    <Form.Item label={t('queue.step')} htmlFor="queue-step">
      <Select
        id="queue-step"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('queue.allSteps')}
        value={value ?? null}
        options={options}
        onChange={(step: number | null | undefined) => onChange(step ?? undefined)}
      />
    </Form.Item>
  )
}
