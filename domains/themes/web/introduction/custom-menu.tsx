import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useChange } from '@bole/platform/web'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'
import { sections } from '@bole/themes/model'
import { Button, Card, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../project-parts.module.css'
import { useTexts } from '../texts/index.ts'

const menuForm = defineForm({ create: themesApi.addCustomMenu, empty: { title: '', url: '' } })
const { TextField } = menuForm

/** Links of the project's own beside its positions: each is there as soon as it is added. */
export function CustomMenu({ theme }: { readonly theme: ThemeInFull['theme'] }): ReactNode {
  const t = useTexts()
  const [isAdding, setAdding] = useState(false)
  const remove = useChange(themesApi.removeCustomMenu)
  const close = () => setAdding(false)
  const isFull = theme.menu.length >= sections.mostShown.menu
  return (
    <Card size="small" title={t('introduction.menu')} style={{ marginBlockEnd: 12 }}>
      {theme.menu.length === 0 && (
        <Typography.Paragraph type="secondary">{t('introduction.menuEmpty')}</Typography.Paragraph>
      )}
      <ul className={styles.links}>
        {theme.menu.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" title={url}>
              {title}
            </a>
            {theme.can.edit && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('rows.remove', { name: title })}
                onClick={() => remove.mutate({ body: { id } })}
              />
            )}
          </li>
        ))}
      </ul>
      {theme.can.edit && (
        <Button type="dashed" icon={<PlusOutlined />} disabled={isFull} onClick={() => setAdding(true)}>
          {t('introduction.addLink')}
        </Button>
      )}
      <FormDialog title={t('introduction.addLink')} isOpen={isAdding} onClose={close}>
        <LinkFields themeId={theme.id} />
      </FormDialog>
    </Card>
  )
}

function LinkFields({ themeId }: { readonly themeId: number }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(menuForm, { record: null, createWith: { theme_id: themeId } })
  return (
    <RecordForm form={form}>
      <TextField name="title" label={t('introduction.linkTitle')} autoFocus />
      <TextField name="url" label={t('introduction.linkAddress')} placeholder="https://" />
    </RecordForm>
  )
}
