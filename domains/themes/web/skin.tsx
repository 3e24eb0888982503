import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { SkinChooser } from './skin/skin-chooser.tsx'

/** What the pages of a project look like on wide screens and on phones. */
export default function Skin(): ReactNode {
  const { id: theme_id, origin } = useAddress(themesScreens.skin)
  useNameOfRecord(useCall(themesApi.viewTheme, { query: { id: theme_id } }).data?.data.theme.theme_name)
  const worn = useCall(themesApi.getSkins, { query: { theme_id } }).data?.data
  return (
    <>
      <ProjectSteps id={theme_id} origin={origin} here="skin" />
      {worn ? (
        <SkinChooser key={worn.version} themeId={theme_id} worn={worn} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </>
  )
}
