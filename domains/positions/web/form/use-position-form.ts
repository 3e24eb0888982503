import { useRecordForm } from '@bole/platform/form'
import { useChange } from '@bole/platform/web'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { App } from 'antd'
import { useRef } from 'react'
import { useTexts } from '../texts/index.ts'
import type { Intent } from './foot.tsx'
import { positionForm } from './position.ts'

/** Saves a position, opens it where that is wanted, and leaves the form. */
export function usePositionForm(position: PositionDetail | null, projectId: number | null) {
  const t = useTexts()
  const { message } = App.useApp()
  const intent = useRef<Intent>('save')
  const open = useChange(positionsApi.openPosition, { handlesErrors: true })
  const form = useRecordForm(positionForm, {
    record: position,
    initialValues: { theme_id: projectId },
    createWith: () => ({ state: intent.current === 'open' ? 'open' : 'draft' }),
    saved: null,
    onSaved: async ({ fields: { title }, updated }) => {
      const isOpened = intent.current === 'open'
      const said = isOpened ? t('done.opened', { title }) : t('form.saved')
      const refused = updated && isOpened ? await refusalOf(updated) : null
      // It is saved by now: a no to opening is told, and the list shows it as it is.
      message.success(refused === null ? said : t('form.savedButNotOpened', { reason: refused }))
      form.close()
    },
  })
  const refusalOf = async ({ id, version }: { readonly id: number; readonly version: number }) => {
    try {
      await open.mutateAsync({ body: { id, version } })
      return null
    } catch (error) {
      return (error instanceof Error && error.message) || t('form.connectionLost')
    }
  }
  return {
    form,
    setIntent: (wanted: Intent) => {
      intent.current = wanted
    },
    /** Whether what is being submitted has to be fit for candidates. */
    isOpening: () => intent.current === 'open' || position?.state === 'open',
  }
}
