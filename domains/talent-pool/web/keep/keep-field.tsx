import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useFolders } from '../folders/folders.ts'
import { talentPoolScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

interface KeepFieldProps {
  readonly value?: number | null
  readonly onChange?: (folderId: number | null) => void
  readonly id?: string
  readonly autoFocus?: boolean
}

/** A folder that the reader may put people into; where there is none, the way to make one. */
export function KeepField({ value, onChange, ...field }: KeepFieldProps): ReactNode {
  const t = useTexts()
  const { options, onSearch } = useFolders()
  return (
    <Select
      {...field}
      allowClear
      value={value ?? null}
      loading={options === undefined}
      placeholder={t('chooseFolder')}
      options={[...(options ?? [])]}
      showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
      onChange={(chosen: number | undefined) => onChange?.(chosen ?? null)}
      notFoundContent={
        options && (
          <PlaceLink place={{ path: addressOf(talentPoolScreens.folders) }}>{t('folders.make')}</PlaceLink>
        )
      }
    />
  )
}
