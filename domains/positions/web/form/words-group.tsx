import { FieldGroup } from '@bole/platform/form'
import type { PositionDetail } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { positionForm } from './position.ts'

interface WordsGroupProps {
  readonly position: PositionDetail | null
  /** Whether what is being submitted has to be fit for candidates. */
  readonly isOpening: () => boolean
}

const { TextAreaField } = positionForm

/** What candidates read; one of the two is needed to open, unless it was opened without. */
export function WordsGroup({ position, isOpening }: WordsGroupProps): ReactNode {
  const t = useTexts()
  const mayBeSilent = position?.state === 'open' && position.missing.includes('text_missing')
  return (
    <FieldGroup title={t('form.words')}>
      <TextAreaField
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        dependencies={['requirements']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: string) => {
              const isEmpty = `${value}${getFieldValue('requirements')}`.trim() === ''
              if (isEmpty && isOpening() && !mayBeSilent) throw new Error(t('form.needs.text'))
            },
          }),
        ]}
      />
      <TextAreaField name="requirements" label={t('form.requirements')} />
    </FieldGroup>
  )
}
