import { useChange } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { App } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../texts/index.ts'

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
    onDone: ({ data }) => void message.success(t('albums.uploaded', { count: data.ids.length })),
  })
  const upload = (files: FileList | null) => {
    if (!files || files.length === 0) return
    const body = new FormData()
    body.set('theme_id', String(themeId))
    for (const file of files) body.append('files', file, file.name)
    add.mutate({ body })
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
