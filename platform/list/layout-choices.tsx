import { Checkbox, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import type { AnyColumn } from './columns.ts'
import { useDensity } from './list-layout.ts'

/** What can be chosen of how a list is shown. */
export interface Layout {
  /** The columns that can be hidden; none of a list whose columns are chosen elsewhere. */
  readonly columns?: readonly Pick<AnyColumn, 'name' | 'title'>[]
  readonly hidden?: readonly string[]
  readonly onHide?: (names: readonly string[]) => void
}

/** How high rows are, and which columns are shown. */
export function LayoutChoices({ columns = [], hidden = [], onHide }: Layout): ReactNode {
  const t = useTexts()
  const [density, setDensity] = useDensity()
  const names = columns.map(({ name }) => name)
  return (
    <Flex vertical gap={12}>
      <Checkbox
        checked={density === 'compact'}
        onChange={({ target }) => setDensity(target.checked ? 'compact' : 'roomy')}
      >
        {t('compact')}
      </Checkbox>
      {onHide && (
        <Checkbox.Group
          aria-label={t('columns')}
          style={{ display: 'grid', gap: 8 }}
          value={names.filter((name) => !hidden.includes(name))}
          onChange={(shown) => onHide(names.filter((name) => !shown.includes(name)))}
          options={columns.map(({ name, title }) => ({ value: name, label: title }))}
        />
      )}
    </Flex>
  )
}
