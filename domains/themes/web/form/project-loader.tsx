import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ProjectEditor } from './project-editor.tsx'

interface ProjectLoaderProps {
  /** Null while it is new. */
  readonly id: number | null
  readonly origin: 1 | 2
}

/** The form of a project, once what it is to show has arrived. */
export function ProjectLoader({ id, origin }: ProjectLoaderProps): ReactNode {
  const { data } = useCall(themesApi.viewTheme, { query: { id: id ?? 0 } }, { enabled: id !== null })
  if (id === null) return <ProjectEditor origin={origin} project={null} />
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  return <ProjectEditor key={id} origin={origin} project={data.data.theme} />
}
