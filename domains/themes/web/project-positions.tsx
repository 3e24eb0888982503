import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { providedFor } from '@bole/platform/slots'
import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { positionParts } from './slots.ts'

/** The positions of one project. */
export default function ProjectPositions(): ReactNode {
  const { id } = useAddress(themesScreens.positions)
  const { data } = useCall(themesApi.viewTheme, { query: { id } })
  useNameOfRecord(data?.data.theme.theme_name)
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const { theme } = data.data
  const Positions = providedFor(positionParts).View
  return (
    <>
      <ProjectSteps id={id} origin={theme.origin} here="positions" />
      <Positions origin={theme.origin === 1 ? 1 : 2} projectId={theme.id} />
    </>
  )
}
