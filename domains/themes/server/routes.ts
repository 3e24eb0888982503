import { defineRoutes } from '@bole/platform/server'
import { themesApi, themesRefusals } from '@bole/themes/contract'
import { copyTheme } from './copy-theme.ts'
import { createTheme } from './create-theme.ts'
import { deleteTheme, recoverTheme } from './delete-theme.ts'
import { listThemes } from './list-themes.ts'
import { updateTheme } from './update-theme.ts'
import { viewTheme } from './view-theme.ts'

export const themesRoutes = defineRoutes(
  themesApi,
  {
    listThemes,
    viewTheme,
    createTheme,
    updateTheme,
    copyTheme,
    deleteTheme,
    recoverTheme,
  },
  themesRefusals,
)
