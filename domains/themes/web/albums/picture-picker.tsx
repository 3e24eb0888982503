import { listOf, useChange } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { App } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../texts/index.ts'

const isTaken = ({ size }: File) => size <= themesApi.addPictures.uploads.bytes
const nameOf = ({ name }: File) => name

interface PicturePickerProps {
  readonly themeId: number
  /** The control that opens the device's own chooser. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** Chooses pictures on the device and uploads them at once. */
export function PicturePicker({ themeId, input }: PicturePickerProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const add = useChange(themesApi.addPictures, {
    onDone: ({ data }) => {
      void message.success(t('albums.uploaded', { count: data.ids.length }))
      if (data.refused.length > 0) void message.warning(t('albums.refused', { names: listOf(data.refused) }))
    },
  })
  const upload = (files: FileList | null) => {
    if (!files || files.length === 0) return
    const body = new FormData()
    body.set('theme_id', String(themeId))
    const [small, large] = [[...files].filter(isTaken), [...files].filter((file) => !isTaken(file))]
    if (large.length > 0) void message.warning(t('albums.tooLarge', { names: listOf(large.map(nameOf)) }))
    for (const file of small) body.append('files', file, file.name)
    if (small.length > 0) add.mutate({ body })
  }
  return (
    <input
      ref={input}
      hidden
      type="file"
      multiple
      accept="image/jpeg,image/png,image/webp"
      aria-label={t('albums.add')}
      onChange={({ target }) => {
        upload(target.files)
        target.value = ''
      }}
    />
  )
}
