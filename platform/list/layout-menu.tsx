import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Grid } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { PopoverUnder } from '../web/later-popup.tsx'
import type { AnyColumn } from './columns.ts'
import { useDensity } from './list-layout.ts'

interface LayoutMenuProps {
  /** The columns that can be hidden; none of a list whose columns are chosen elsewhere. */
  readonly columns?: readonly Pick<AnyColumn, 'name' | 'title'>[]
  readonly hidden?: readonly string[]
  readonly onHide?: (names: readonly string[]) => void
}

/** How high rows are and which columns are shown, both remembered in this browser; a phone has neither to choose. */
export function LayoutMenu({ columns = [], hidden = [], onHide }: LayoutMenuProps): ReactNode {
  const t = useTexts()
  const [density, setDensity] = useDensity()
  if (Grid.useBreakpoint().md === false) return null
  const names = columns.map(({ name }) => name)
  return (
    <PopoverUnder
      content={
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
      }
    >
      <Button icon={<SettingOutlined />} aria-label={t('layout')} title={t('layout')} />
    </PopoverUnder>
  )
}
