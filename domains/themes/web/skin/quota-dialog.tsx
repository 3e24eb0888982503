import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type SkinQuota, themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

type Fields = Record<dress.SkinKind, number | null>

const none: Fields = { campus_pc: null, campus_mobile: null, social_pc: null, social_mobile: null }

const quotaForm = defineForm({
  update: themesApi.saveSkinQuota,
  empty: none,
  fieldsOf: (quota: SkinQuota): Fields => ({
    campus_pc: quota.campus_pc.total,
    campus_mobile: quota.campus_mobile.total,
    social_pc: quota.social_pc.total,
    social_mobile: quota.social_mobile.total,
  }),
  bodyOf: (fields: Fields) => ({ ...none, ...fields }),
  refusals: {},
})
const { NumberField } = quotaForm

interface QuotaDialogProps {
  readonly quota: SkinQuota
  readonly onClose: () => void
}

/** Says how many skins of each kind an organisation has. */
export function QuotaDialog({ quota, onClose }: QuotaDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('quotas.title', { name: quota.name })} onClose={onClose}>
      <QuotaFields quota={quota} />
    </FormDialog>
  )
}

function QuotaFields({ quota }: Pick<QuotaDialogProps, 'quota'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(quotaForm, { record: quota, saved: t('quotas.saved') })
  return (
    <RecordForm form={form}>
      {dress.skinKinds.map((kind) => (
        <NumberField
          key={kind}
          name={kind}
          label={t(`quotas.kinds.${kind}`)}
          help={t('quotas.help', { used: quota[kind].used })}
        />
      ))}
    </RecordForm>
  )
}
