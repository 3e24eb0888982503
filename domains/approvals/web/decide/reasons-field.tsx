import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts/index.ts'

interface ReasonsFieldProps {
  readonly value: readonly string[]
  readonly onChange: (reasons: readonly string[]) => void
}

/** The stage code of the approval. */
const approval = 14

/** As many reasons as the call takes. */
const atMost = 20

/** Why somebody is turned down: the organisation’s reasons are offered, and others can be typed. */
export function ReasonsField({ value, onChange }: ReasonsFieldProps): ReactNode {
  const t = useTexts()
  const fieldId = useId()
  const scenes = useCall(pipelineApi.listScenes, { query: { status: approval } }, { handlesErrors: true })
  const refusing = scenes.data?.data.list.find(({ side, flag }) => side === 'company' && flag === 'eliminate')
  return (
    <>
      <label htmlFor={fieldId}>{t('bar.reasons')}</label>
      <Select
        id={fieldId}
        mode="tags"
        style={{ width: '100%' }}
        maxCount={atMost}
        value={[...value]}
        options={refusing?.libs.map(({ name }) => ({ value: name })) ?? []}
        onChange={onChange}
      />
    </>
  )
}
