import { actionsOn, type RowActions } from '@bole/platform/list'
import { type Picture, themesApi } from '@bole/themes/contract'
import type { ThemesTexts } from '../texts/index.ts'

const on = actionsOn(themesApi.listAlbums)

/** What can be done with a picture. */
export function pictureActions(t: ThemesTexts): RowActions<Picture> {
  const put = (by: number) => (picture: Picture) => ({
    body: { id: picture.id, place: picture.place + by },
  })
  return {
    earlier: on.send(t('albums.earlier'), themesApi.movePicture, put(-1)),
    later: on.send(t('albums.later'), themesApi.movePicture, put(1)),
    remove: on.send(t('albums.remove'), themesApi.deletePicture, ({ id }) => ({ query: { id } }), {
      isDangerous: true,
      confirm: ({ name }) => t('albums.removeSure', { name }),
      done: (_, { name }) => t('albums.removed', { name }),
    }),
  }
}
