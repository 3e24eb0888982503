import { accountsApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import { Select, TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import { useDepartments } from '../form/use-departments.ts'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'
import { KeywordInput } from './keyword-input.tsx'
import type { PositionListState } from './use-position-list.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Keyword, project, department, city and owner; each in the address. */
export function PositionFilters({ list }: { readonly list: PositionListState }): ReactNode {
  const t = useTexts()
  const { origin } = list
  const projects = useCall(
    themesApi.listThemes,
    { query: { type: typeOf(origin), page_size: 200 } },
    { enabled: list.projectId === null },
  ).data?.data.list
  const people = useCall(accountsApi.listPeople, { query: {} }).data?.data.list
  const cities = useCall(positionsApi.listLocations, { query: { origin } }).data?.data.list
  const departments = useDepartments()
  return (
    <search className={styles.filters}>
      <KeywordInput list={list} />
      {list.projectId === null && (
        <Several
          list={list}
          name="theme_id"
          label={t('filter.project')}
          options={projects?.map(({ id, theme_name }) => ({ value: String(id), label: theme_name })) ?? []}
        />
      )}
      {departments.length > 0 && (
        <TreeSelect
          multiple
          allowClear
          maxTagCount={1}
          style={{ minWidth: 150 }}
          styles={{ popup: { root: { minWidth: 280 } } }}
          placeholder={t('filter.department')}
          aria-label={t('filter.department')}
          treeDataSimpleMode
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={departments}
          value={chosen(list, 'department_id').map(Number)}
          onChange={(ids: readonly number[]) => choose(list, 'department_id', ids.map(String))}
        />
      )}
      <Several
        list={list}
        name="city"
        label={t('filter.city')}
        options={cities?.map(({ city }) => ({ value: city, label: city })) ?? []}
      />
      <Several
        list={list}
        name="owner_id"
        label={t('filter.owner')}
        options={people?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      />
    </search>
  )
}

function chosen(list: PositionListState, name: string): string[] {
  return list.state[name]?.split(',') ?? []
}

function choose(list: PositionListState, name: string, values: readonly string[]): void {
  list.change({ [name]: values.join(',') || null, page: null })
}

interface SeveralProps {
  readonly list: PositionListState
  readonly name: string
  readonly label: string
  readonly options: readonly Choice[]
}

function Several({ list, name, label, options }: SeveralProps): ReactNode {
  return (
    <Select
      mode="multiple"
      allowClear
      maxTagCount={1}
      style={{ minWidth: 130 }}
      popupMatchSelectWidth={false}
      placeholder={label}
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      value={chosen(list, name)}
      onChange={(values) => choose(list, name, values)}
      options={[...options]}
    />
  )
}
