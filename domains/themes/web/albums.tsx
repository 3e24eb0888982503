import { usePermission } from '@bole/accounts/web'
import { ListScreen } from '@bole/platform/list'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { type ReactNode, useRef } from 'react'
import { pictureActions } from './albums/picture-actions.ts'
import { pictureColumns } from './albums/picture-columns.tsx'
import { PicturePicker } from './albums/picture-picker.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** The pictures of a project, in their order. */
export default function Albums(): ReactNode {
  const t = useTexts()
  const { id: theme_id, origin } = useAddress(themesScreens.albums)
  useNameOfRecord(useCall(themesApi.viewTheme, { query: { id: theme_id } }).data?.data.theme.theme_name)
  const mayManage = usePermission('projects.manage')
  const pick = useRef<HTMLInputElement>(null)
  return (
    <>
      <ProjectSteps id={theme_id} origin={origin} here="albums" />
      <PicturePicker themeId={theme_id} input={pick} />
      <ListScreen
        call={themesApi.listAlbums}
        given={{ theme_id }}
        columns={pictureColumns(t)}
        actions={pictureActions(t)}
        create={mayManage && { label: t('albums.add'), open: () => pick.current?.click() }}
        empty={t('albums.empty')}
      />
    </>
  )
}
