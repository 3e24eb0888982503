import { usePermission } from '@bole/accounts/web'
import { addressOf } from '@bole/platform/contract'
import { useCall, useChange } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { Button, Flex } from 'antd'
import { type ReactNode, useRef } from 'react'
import styles from '../project-parts.module.css'
import { useTexts } from '../texts/index.ts'

interface LogoControlProps {
  /** Given by the field it stands in: the number of a logo. */
  readonly value?: number | null
  readonly onChange?: (logo: number | null) => void
}

/** The company's logo: uploaded anew, one of those uploaded last, or none. */
export function LogoControl({ value = null, onChange = () => undefined }: LogoControlProps): ReactNode {
  const t = useTexts()
  const mayManage = usePermission('projects.manage')
  const input = useRef<HTMLInputElement>(null)
  const recent = useCall(themesApi.listRecentLogos, {}).data?.data ?? []
  const upload = useChange(themesApi.uploadLogo, { onDone: ({ data }) => onChange(data.logo) })
  const send = (file: File) => {
    const body = new FormData()
    body.append('files', file, file.name)
    upload.mutate({ body })
  }
  return (
    <Flex gap={8} wrap align="center">
      {value !== null && (
        <img
          className={styles.logo}
          src={addressOf(themesApi.getLogo, {}, { id: value })}
          alt={t('introduction.logo')}
        />
      )}
      {mayManage && (
        <>
          <input
            ref={input}
            // `hidden` alone gives way to the form’s own styles.
            style={{ display: 'none' }}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('introduction.logo')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) send(file)
              target.value = ''
            }}
          />
          <Button loading={upload.isPending} onClick={() => input.current?.click()}>
            {t(value === null ? 'introduction.logoChoose' : 'introduction.logoReplace')}
          </Button>
          {value !== null && (
            <Button type="text" danger onClick={() => onChange(null)}>
              {t('introduction.logoRemove')}
            </Button>
          )}
          {recent
            .filter(({ logo }) => logo !== value)
            .slice(0, 6)
            .map(({ logo, logoUrl }, index) => (
              <Button
                key={logo}
                type="text"
                className={styles.recent ?? ''}
                aria-label={t('introduction.logoAgain', { number: index + 1 })}
                onClick={() => onChange(logo)}
              >
                <img src={logoUrl} alt="" />
              </Button>
            ))}
        </>
      )}
    </Flex>
  )
}
