import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type RewardRow, referralApi } from '@bole/referral/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const reverseForm = defineForm({
  create: referralApi.settleRewards,
  empty: { why: '' },
  refusals: { reason_missing: 'why' },
})
const { TextAreaField } = reverseForm

interface ReverseDialogProps {
  readonly reward: RewardRow
  readonly onClose: () => void
}

/** Reverses a reward by a counter entry, with the reason. */
export function ReverseDialog({ reward, onClose }: ReverseDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('rewards.reverseTitle', { name: reward.user.name })} onClose={onClose}>
      <ReverseFields reward={reward} />
    </FormDialog>
  )
}

function ReverseFields({ reward }: Pick<ReverseDialogProps, 'reward'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(reverseForm, {
    record: null,
    createWith: { ids: [reward.id], state: 'reversed' as const },
    saved: t('states.reversed'),
  })
  return (
    <RecordForm form={form} save={t('rewards.reverse')}>
      <TextAreaField name="why" label={t('rewards.why')} />
    </RecordForm>
  )
}
