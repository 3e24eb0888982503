import { FootBar, type RecordFormState } from '@bole/platform/form'
import { currentLanguage, wordOf } from '@bole/platform/web'
import type { PositionDetail } from '@bole/positions/contract'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { lacking, type PositionFields } from './position.ts'

export type Intent = 'save' | 'open'

interface FootProps {
  readonly form: RecordFormState
  readonly position: PositionDetail | null
  /** Said before the form is submitted. */
  readonly onIntent: (intent: Intent) => void
}

/** What is missing for opening, as it is typed, and the buttons: only a position that is not open can be opened. */
export function Foot({ form, position, onIntent }: FootProps): ReactNode {
  const t = useTexts()
  const fields: PositionFields | undefined = Form.useWatch([], form.instance)
  const processNow = fields?.process_id
  const elsewhere = position?.missing.filter(
    (code) =>
      code === 'project_deleted' || (code === 'process_deleted' && processNow === position.process.id),
  )
  const missing = [...lacking(fields), ...(elsewhere ?? [])]
  const isOpen = position?.state === 'open'
  const names = new Intl.ListFormat(currentLanguage())
  const what = names.format(missing.map((code) => wordOf(t, `form.missingNames.${code}`)))
  return (
    <FootBar says={missing.length > 0 ? t('form.missing', { what }) : !isOpen && t('form.ready')}>
      <Button onClick={form.leave}>{t('form.cancel')}</Button>
      <Button
        type={isOpen ? 'primary' : 'default'}
        htmlType="submit"
        loading={form.isSaving}
        // Enter presses this button, too: opening is only ever asked for by its own.
        onClick={() => onIntent('save')}
      >
        {t(position && position.state !== 'draft' ? 'form.save' : 'form.saveDraft')}
      </Button>
      {!isOpen && (
        <Button
          type="primary"
          loading={form.isSaving}
          onClick={() => {
            onIntent('open')
            form.submit()
          }}
        >
          {t('form.saveAndOpen')}
        </Button>
      )}
    </FootBar>
  )
}
