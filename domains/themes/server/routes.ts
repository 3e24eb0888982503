import { defineRoutes } from '@bole/platform/server'
import { themesApi, themesRefusals } from '@bole/themes/contract'
import { addPictures } from './add-pictures.ts'
import { copyTheme } from './copy-theme.ts'
import { createTheme } from './create-theme.ts'
import { deletePicture } from './delete-picture.ts'
import { deleteTheme, recoverTheme } from './delete-theme.ts'
import { getPicture } from './get-picture.ts'
import { listAlbums } from './list-albums.ts'
import { listThemes } from './list-themes.ts'
import { movePicture } from './move-picture.ts'
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
    listAlbums,
    addPictures,
    movePicture,
    deletePicture,
    getPicture,
  },
  themesRefusals,
)
