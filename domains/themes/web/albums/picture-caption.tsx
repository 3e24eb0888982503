import { usePermission } from '@bole/accounts/web'
import { useChange } from '@bole/platform/web'
import { type Picture, themesApi } from '@bole/themes/contract'
import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What is told beneath a picture on the career site, written in its place. */
export function PictureCaption({ picture }: { readonly picture: Picture }): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('projects.manage')
  const save = useChange(themesApi.captionPicture)
  const { id, caption } = picture
  if (!mayManage || !picture.can.remove) return caption
  return (
    <Typography.Text
      editable={{
        text: caption,
        maxLength: 120,
        tooltip: t('albums.caption'),
        onChange: (written) => save.mutate({ body: { id, caption: written } }),
      }}
    >
      {caption}
    </Typography.Text>
  )
}
