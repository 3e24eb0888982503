import { SearchOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, useAddressState, useCall } from '@bole/platform/web'
import { Button, Empty, Input, Select, Skeleton } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { sumsBelow } from '../../model/departments.ts'
import { accountsScreens } from '../screens.ts'
import styles from './departments.module.css'
import { useTexts } from './texts/index.ts'
import { treeFields } from './tree-fields.ts'
import { soughtAmong } from './tree-nodes.ts'
import { TreeOf } from './tree-of.tsx'
import { useDepartmentActs } from './use-department-acts.tsx'
import { useTagChoices } from './use-tag-choices.ts'

/** `/organization/department/list`: the departments one looks after, as a tree that is changed by dragging or by its menus. */
export default function DepartmentTree(): ReactNode {
  const t = useTexts()
  const [sought, change] = useAddressState(treeFields)
  const reply = useCall(accountsApi.overviewDepartments, {}).data?.data
  const departments = useMemo(() => reply?.list ?? [], [reply])
  const sums = useMemo(() => sumsBelow(departments), [departments])
  const tags = useTagChoices()
  const can = reply?.can ?? { manage: false, createAtTop: false }
  const { act, drop, dialogs } = useDepartmentActs(departments, can.createAtTop)
  const shown = useMemo(() => soughtAmong(departments, sought), [departments, sought])
  const isNarrowed = shown.length < departments.length
  if (!reply) return <Skeleton active />
  return (
    <section className={styles.screen}>
      <div className={styles.bar}>
        <Input
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={sought.keyword ?? ''}
          onPressEnter={({ currentTarget }) => change({ keyword: currentTarget.value.trim() || null })}
          onClear={() => change({ keyword: null })}
        />
        <Select
          allowClear
          aria-label={t('tag')}
          placeholder={t('tag')}
          value={sought.tag ?? null}
          options={tags ?? []}
          loading={!tags}
          onChange={(tag?: number) => change({ tag: tag ?? null })}
        />
        <small>{t('amount', { total: formatNumber(shown.length) })}</small>
        <span className={styles.spread} />
        <PlaceLink place={{ path: addressOf(accountsScreens.departmentTags) }}>{t('tags.manage')}</PlaceLink>
        {can.createAtTop && (
          <Button type="primary" onClick={() => act('add', null)}>
            {t('create')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <Empty description={t(isNarrowed ? 'noMatch' : 'empty')} />
      ) : (
        <TreeOf
          key={`${sought.keyword} ${sought.tag}`}
          departments={shown}
          isNarrowed={isNarrowed}
          sums={sums}
          tags={tags ?? []}
          can={can}
          onAct={act}
          onDrop={drop}
        />
      )}
      {can.manage && <p className={styles.hint}>{t('dragHint')}</p>}
      {dialogs}
    </section>
  )
}
