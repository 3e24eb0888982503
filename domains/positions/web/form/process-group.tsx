import { FieldGroup } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { StageRow } from '@bole/processes/web'
import { Form } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import { type PositionFields, positionForm } from './position.ts'

interface ProcessGroupProps {
  readonly origin: number
  readonly position: PositionDetail | null
}

const { ChoiceField } = positionForm

/** The hiring process with its stages; a new position begins with the default one. */
export function ProcessGroup({ origin, position }: ProcessGroupProps): ReactNode {
  const t = useTexts()
  const form = Form.useFormInstance<PositionFields>()
  const chosen: number | null | undefined = Form.useWatch('process_id', form)
  const listed = useCall(positionsApi.listProcessChoices, { query: { origin } }).data?.data.list
  const own = position && { ...position.process, steps: position.steps }
  const first = listed?.[0]?.id
  useEffect(() => {
    if (!position && first && form.getFieldValue('process_id') === null)
      form.setFieldValue('process_id', first)
  }, [position, first, form])
  const steps = [...(listed ?? []), ...(own ? [own] : [])].find(({ id }) => id === chosen)?.steps
  return (
    <FieldGroup title={t('form.process')}>
      <ChoiceField
        name="process_id"
        label={t('form.processLabel')}
        help={steps && <StageRow steps={steps} />}
        options={listed?.map(({ id, name }) => ({ value: id, label: name }))}
        kept={own && { value: own.id, label: own.name }}
      />
    </FieldGroup>
  )
}
