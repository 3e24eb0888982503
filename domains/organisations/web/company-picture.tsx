import { organisationsApi } from '@bole/organisations/contract'
import type { PictureKind } from '@bole/organisations/model'
import { addressOf } from '@bole/platform/contract'
import { safeFirst, useChange } from '@bole/platform/web'
import { App, Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import styles from './organisations.module.css'
import { useTexts } from './texts/index.ts'

interface PictureProps {
  readonly kind: PictureKind
  readonly url: string | null
  readonly mayEdit: boolean
}

/** One of the company's pictures, to be replaced or taken away by whoever may. */
export function Picture({ kind, url, mayEdit }: PictureProps): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  const call = kind === 'logo' ? organisationsApi.uploadLogo : organisationsApi.uploadHomepage
  const upload = useChange(call)
  const remove = useChange(organisationsApi.removePicture)
  const askRemoval = () =>
    modal.confirm({
      title: t('pictures.removeSure', { picture: t(`pictures.${kind}`) }),
      okText: t('pictures.remove'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => remove.mutate({ body: { kind } }),
    })
  const send = (file: File) => {
    const body = new FormData()
    body.append('files', file, file.name)
    upload.mutate({ body })
  }
  return (
    <div className={styles.picture}>
      {url ? <img src={iconAt(kind, url)} alt={t(`pictures.${kind}`)} /> : !mayEdit && t('unsaid')}
      {mayEdit && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label={t(`pictures.${kind}`)}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) send(file)
              target.value = ''
            }}
          />
          <Button loading={upload.isPending} onClick={() => input.current?.click()}>
            {t(url ? 'pictures.replace' : 'pictures.choose')}
          </Button>
          {url && (
            <Button type="text" danger onClick={() => void askRemoval()}>
              {t('pictures.remove')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** A company’s picture; when it was made is told by the answer, so that a new one is shown at once. */
function iconAt(kind: PictureKind, url: string): string {
  const [, v] = url.split('?v=')
  return addressOf(organisationsApi.getPicture, { kind }, { v })
}
