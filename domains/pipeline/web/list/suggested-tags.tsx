import { pipelineApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { type FormInstance, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../beside/texts/index.ts'

interface SuggestedProps {
  readonly ids: readonly number[]
  readonly form: FormInstance<{ tags: string[] }>
  readonly help: string
}

/** Below the labels of one application: those that others of its position have, to be taken over with a click. */
export function Suggested({ ids, form, help }: SuggestedProps): ReactNode {
  const t = useTexts()
  const [post_id = 0] = ids
  const asked = { query: { post_id } }
  const { data } = useCall(pipelineApi.getScene, asked, { enabled: ids.length === 1, handlesErrors: true })
  const suggested = ids.length === 1 ? (data?.data.recommend_tags ?? []) : []
  const take = (name: string) => {
    const held: string[] = form.getFieldValue('tags') ?? []
    form.setFieldValue('tags', [...new Set([...held, name])])
  }
  return (
    <>
      {help}
      {suggested.length > 0 && (
        <div>
          {t('suggested')}{' '}
          {suggested.map(({ id, name, color }) => (
            <Tag key={id} color={color}>
              <button type="button" style={{ all: 'unset', cursor: 'pointer' }} onClick={() => take(name)}>
                {name}
              </button>
            </Tag>
          ))}
        </div>
      )}
    </>
  )
}
