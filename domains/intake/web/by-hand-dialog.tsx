import { HiddenMark, useIsHidden } from '@bole/accounts/web'
import { type IntakeItem, intakeApi } from '@bole/intake/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { Origin } from '@bole/platform/screens'
import { RepeatNotice } from '@bole/resumes/web'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useOpenPositions } from './open-positions.ts'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly position_id: number | null
  readonly by_hand: { readonly name: string; readonly phone: string; readonly email: string }
}

const empty: Fields = { position_id: null, by_hand: { name: '', phone: '', email: '' } }

const byHandForm = defineForm({
  create: intakeApi.retry,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ position_id, by_hand }: Fields) => ({
    by_hand,
    ...(position_id === null ? {} : { position_id }),
  }),
  refusals: { invalid_contact: 'by_hand.phone', position_closed: 'position_id' },
})
const { TextField, ChoiceField } = byHandForm

type Item = Pick<IntakeItem, 'id' | 'name' | 'position_id'>

interface ByHandDialogProps {
  readonly item: Item
  /** Of which hiring a position is chosen, where the item has none. */
  readonly origin?: Origin
  readonly onClose: () => void
}

/** Makes a candidate of a file that could not be read: its name and contacts are written by hand, the file is kept. */
export function ByHandDialog({ item, origin = 2, onClose }: ByHandDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('byHand.title', { file: item.name })} onClose={onClose}>
      <ByHandFields item={item} origin={origin} />
    </FormDialog>
  )
}

function ByHandFields({ item, origin }: { readonly item: Item; readonly origin: Origin }): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('contacts')
  const needsPosition = item.position_id === null
  const positions = useOpenPositions(origin, needsPosition)
  const form = useRecordForm(byHandForm, {
    record: null,
    createWith: { item_id: item.id },
    saved: t('byHand.saved'),
  })
  return (
    <RecordForm form={form} save={t('byHand.save')}>
      {needsPosition && (
        <ChoiceField name="position_id" label={t('position')} options={positions} isRequired />
      )}
      <TextField name="by_hand.name" label={t('byHand.name')} autoFocus />
      {isHidden ? (
        <Form.Item label={t('byHand.phone')}>
          <HiddenMark />
        </Form.Item>
      ) : (
        <>
          <TextField name="by_hand.phone" label={t('byHand.phone')} />
          <TextField name="by_hand.email" label={t('byHand.email')} />
          {item.position_id !== null && <Known positionId={item.position_id} />}
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
