import { SearchOutlined } from '@ant-design/icons'
import { useTyped } from '@bole/platform/filter'
import { providedFor } from '@bole/platform/slots'
import { useAddressState } from '@bole/platform/web'
import { Input, Segmented } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { addressFields } from '../address-fields.ts'
import { positionParts } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { CreateProject } from './create-project.tsx'

/** Search by name, the deleted ones apart, and a new project. */
export function ProjectBar({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const { Recent } = providedFor(positionParts)
  const [state, change] = useAddressState(addressFields)
  const [text, setText] = useTyped(state.keyword ?? '', (keyword) =>
    change({ keyword: keyword || null, page: null }, true),
  )
  return (
    <search className={styles.bar}>
      <Input
        prefix={<SearchOutlined />}
        allowClear
        className={styles.search ?? ''}
        aria-label={t('keyword')}
        placeholder={t('keyword')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Segmented
        aria-label={t('shown')}
        value={state.is_deleted ? 'deleted' : 'current'}
        onChange={(shown) => change({ is_deleted: shown === 'deleted' || null, page: null })}
        options={[
          { value: 'current', label: t('current') },
          { value: 'deleted', label: t('deleted') },
        ]}
      />
      <span className={styles.space} />
      <Suspense fallback={null}>
        <Recent origin={origin} />
      </Suspense>
      <CreateProject origin={origin} />
    </search>
  )
}
