import { usePermission } from '@bole/accounts/web'
import { useLastPage } from '@bole/platform/list'
import { useAddressState, useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import { Button, Card, Empty, Pagination, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { addressFields } from '../address-fields.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { CreateProject } from './create-project.tsx'
import { ProjectBar } from './project-bar.tsx'
import { ProjectCard } from './project-card.tsx'

/** As the call has it when nothing is said (specification, section 5). */
const pageSize = 30

/** The projects of an origin, newest first, each with its positions beneath when it is opened. */
export function ProjectCards({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const mayCreate = usePermission('projects.manage')
  const [state, change] = useAddressState(addressFields)
  const { is_deleted: isDeleted = false, page = 1 } = state
  const query = { type: typeOf(origin), is_deleted: isDeleted, page, page_size: pageSize }
  const answer = useCall(
    themesApi.listThemes,
    { query: { ...query, ...(state.keyword ? { keyword: state.keyword } : {}) } },
    { keepsPrevious: true },
  )
  const projects = answer.data?.data.list
  const { keyword } = state
  // Who can make none is not told to.
  const nothing = isDeleted ? 'emptyDeleted' : mayCreate ? 'empty' : 'emptyForReaders'
  const total = answer.data?.total ?? 0
  const goTo = (next: number) => change({ page: next === 1 ? null : next })
  useLastPage({ page, pageSize, rows: projects ?? [], total, isRefreshing: answer.isPlaceholderData }, goTo)
  return (
    <section className={styles.projects} aria-busy={answer.isPlaceholderData}>
      <ProjectBar origin={origin} />
      {!projects && [1, 2, 3].map((key) => <Skeletons key={key} />)}
      {projects?.map((project) => (
        // The newest stands open: it is the one people come for.
        <ProjectCard key={project.id} project={project} isFirst={project === projects[0] && !isDeleted} />
      ))}
      {projects?.length === 0 && (
        <Empty description={keyword ? t('emptySearch', { words: keyword }) : t(nothing)}>
          {keyword ? (
            <Button onClick={() => change({ keyword: null, page: null })}>{t('clearSearch')}</Button>
          ) : (
            !isDeleted && <CreateProject origin={origin} />
          )}
        </Empty>
      )}
      <Pagination
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={total}
        onChange={goTo}
      />
    </section>
  )
}

function Skeletons(): ReactNode {
  return (
    <Card size="small">
      <Skeleton active paragraph={{ rows: 1 }} />
    </Card>
  )
}
