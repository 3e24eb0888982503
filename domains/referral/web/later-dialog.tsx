import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { referralApi } from '@bole/referral/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly open_time: string | null
}

const empty: Fields = { open_time: null }

const laterForm = defineForm({
  create: referralApi.openLater,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ open_time }: Fields) => ({ open_time }),
  refusals: { moment_passed: 'open_time' },
})
const { MomentField } = dateFieldsOf(laterForm)

interface LaterDialogProps {
  readonly themeId: number
  readonly positionIds: readonly number[]
  readonly onClose: () => void
}

/** Sets when positions open to referral. */
export function LaterDialog({ onClose, ...given }: LaterDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('opening.laterTitle')} onClose={onClose}>
      <LaterFields {...given} />
    </FormDialog>
  )
}

function LaterFields({ themeId, positionIds }: Omit<LaterDialogProps, 'onClose'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(laterForm, {
    record: null,
    createWith: { theme_id: themeId, position_ids: [...positionIds] },
    saved: t('opening.set'),
  })
  return (
    <RecordForm form={form} save={t('opening.save')}>
      <MomentField name="open_time" label={t('opening.moment')} help={t('opening.momentHelp')} />
    </RecordForm>
  )
}
