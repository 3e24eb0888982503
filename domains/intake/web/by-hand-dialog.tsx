import { HiddenMark, useIsHidden } from '@bole/accounts/web'
import { type IntakeItem, intakeApi } from '@bole/intake/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { RepeatNotice } from '@bole/resumes/web'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const byHandForm = defineForm({
  create: intakeApi.retry,
  empty: { by_hand: { name: '', phone: '', email: '' } },
  refusals: { invalid_contact: 'by_hand.phone' },
})
const { TextField } = byHandForm

interface ByHandDialogProps {
  readonly item: IntakeItem
  readonly onClose: () => void
}

/** Makes a candidate of a file that could not be read: its name and contacts are written by hand, the file is kept. */
export function ByHandDialog({ item, onClose }: ByHandDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('byHand.title', { file: item.name })} onClose={onClose}>
      <ByHandFields item={item} />
    </FormDialog>
  )
}

function ByHandFields({ item }: { readonly item: IntakeItem }): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('contacts')
  const form = useRecordForm(byHandForm, {
    record: null,
    createWith: { item_id: item.id },
    saved: t('byHand.saved'),
  })
  return (
    <RecordForm form={form} save={t('byHand.save')}>
      <TextField name="by_hand.name" label={t('byHand.name')} autoFocus />
      {isHidden ? (
        <Form.Item label={t('byHand.phone')}>
          <HiddenMark />
        </Form.Item>
      ) : (
        <>
          <TextField name="by_hand.phone" label={t('byHand.phone')} />
          <TextField name="by_hand.email" label={t('byHand.email')} />
          <Known positionId={item.position_id} />
        </>
      )}
    </RecordForm>
  )
}

/** Who is known under what has been typed by now. */
function Known({ positionId }: { readonly positionId: number }): ReactNode {
  const typed: { phone?: string; email?: string } = Form.useWatch('by_hand') ?? {}
  return <RepeatNotice positionId={positionId} phone={typed.phone ?? ''} email={typed.email ?? ''} />
}
