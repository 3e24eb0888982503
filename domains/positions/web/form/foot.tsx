import { addressOf } from '@bole/platform/screens'
import { currentLanguage, wordOf } from '@bole/platform/web'
import type { PositionDetail } from '@bole/positions/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { lacking, type PositionFields } from './fields.ts'

export type Intent = 'save' | 'open'

interface FootProps {
  readonly origin: number
  readonly position: PositionDetail | null
  readonly isSaving: boolean
  readonly onSubmit: (intent: Intent) => void
}

/** What is missing for opening, as it is typed, and the buttons: only a position that is not open can be opened. */
export function Foot({ origin, position, isSaving, onSubmit }: FootProps): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const form = Form.useFormInstance<PositionFields>()
  const fields: PositionFields | undefined = Form.useWatch([], form)
  const processNow = fields?.process_id
  const elsewhere = position?.missing.filter(
    (code) =>
      code === 'project_deleted' || (code === 'process_deleted' && processNow === position.process.id),
  )
  const missing = [...lacking(fields), ...(elsewhere ?? [])]
  const isOpen = position?.state === 'open'
  const names = new Intl.ListFormat(currentLanguage())
  return (
    <footer className={styles.foot}>
      <span className={styles.missing} aria-live="polite">
        {missing.length > 0
          ? t('form.missing', {
              what: names.format(missing.map((code) => wordOf(t, `form.missingNames.${code}`))),
            })
          : !isOpen && t('form.ready')}
      </span>
      <Button onClick={() => void navigate({ href: addressOf(positionsScreens.list, { origin }) })}>
        {t('form.cancel')}
      </Button>
      <Button type={isOpen ? 'primary' : 'default'} htmlType="submit" loading={isSaving}>
        {t(position && position.state !== 'draft' ? 'form.save' : 'form.saveDraft')}
      </Button>
      {!isOpen && (
        <Button type="primary" loading={isSaving} onClick={() => onSubmit('open')}>
          {t('form.saveAndOpen')}
        </Button>
      )}
    </footer>
  )
}
