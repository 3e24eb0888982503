import { fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { type Theme, themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import { Empty, Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What stands in the address of pages that spread a project: which one. */
export const fields = { project: fromAddress.id }

interface ChosenProjectProps {
  readonly origin: 1 | 2
  readonly children: (project: Theme) => ReactNode
}

/** A project of an origin, the newest unless the address names another; above it the choice of all. */
export function ChosenProject({ origin, children }: ChosenProjectProps): ReactNode {
  const t = useTexts()
  const [{ project: id }, change] = useAddressState(fields)
  const answer = useCall(themesApi.listThemes, { query: { type: typeOf(origin), page_size: 200 } })
  const list = answer.data?.data.list
  if (!list) return <Skeleton active paragraph={{ rows: 6 }} />
  const chosen = list.find((project) => project.id === id) ?? list[0]
  if (!chosen) return <Empty description={t('empty')} />
  return (
    <>
      <Select
        aria-label={t('spread.project')}
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 'min(360px, 100%)', marginBlockEnd: 12 }}
        value={chosen.id}
        options={list.map(({ id: value, theme_name: label }) => ({ value, label }))}
        onChange={(project) => change({ project })}
      />
      {children(chosen)}
    </>
  )
}
