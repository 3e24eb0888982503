import { defineRoutes } from '@bole/platform/server'
import { themesApi, themesRefusals } from '@bole/themes/contract'
import { addPictures } from './add-pictures.ts'
import { captionPicture } from './caption-picture.ts'
import { changeLink } from './change-link.ts'
import { changeSkins } from './change-skins.ts'
import { copyTheme } from './copy-theme.ts'
import { createTheme } from './create-theme.ts'
import { deletePicture } from './delete-picture.ts'
import { deleteTheme, recoverTheme } from './delete-theme.ts'
import { distributeTheme } from './distribute-theme.ts'
import { getLimitTemplate } from './get-limit-template.ts'
import { getPicture } from './get-picture.ts'
import { getSkins } from './get-skins.ts'
import { listAlbums } from './list-albums.ts'
import { listSkins } from './list-skins.ts'
import { listThemes } from './list-themes.ts'
import { addCustomMenu, removeCustomMenu } from './menu-items.ts'
import { movePicture } from './move-picture.ts'
import { setLimitField } from './set-limit-field.ts'
import { setLimitFields } from './set-limit-fields.ts'
import { listSkinQuotas, saveSkinQuota } from './skin-quotas.ts'
import { listStations, saveStations } from './stations.ts'
import { getThemeConfig, setNotifiedEvents, setPassTemplate } from './theme-config.ts'
import { updateTheme } from './update-theme.ts'
import { getLogo, listRecentLogos, uploadLogo } from './upload-logo.ts'
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
    captionPicture,
    getPicture,
    listSkins,
    uploadLogo,
    listRecentLogos,
    getLogo,
    addCustomMenu,
    removeCustomMenu,
    changeLink,
    setLimitField,
    setLimitFields,
    getLimitTemplate,
    listStations,
    saveStations,
    getThemeConfig,
    setPassTemplate,
    setNotifiedEvents,
    distributeTheme,
    getSkins,
    changeSkins,
    listSkinQuotas,
    saveSkinQuota,
  },
  themesRefusals,
)
