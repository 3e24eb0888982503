import { BellOutlined } from '@ant-design/icons'
import { libraryApi, type Watch } from '@bole/library/contract'
import { PopoverUnder } from '@bole/platform/later'
import { formatDay } from '@bole/platform/moments'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Flex, Switch, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Which saved searches of the library tell each day of people who are new in them; nothing where none is saved. */
export function SearchWatches(): ReactNode {
  const t = useTexts()
  const list = useCall(libraryApi.listWatches, {}).data?.data.list ?? []
  if (list.length === 0) return null
  return (
    <PopoverUnder
      content={
        <Flex vertical gap={8} style={{ maxWidth: 360 }}>
          <Typography.Text strong>{t('watches.title')}</Typography.Text>
          {list.map((watch) => (
            <WatchLine key={watch.id} watch={watch} />
          ))}
        </Flex>
      }
    >
      <Button icon={<BellOutlined />} aria-label={t('watches.title')}>
        {t('watches.button')}
      </Button>
    </PopoverUnder>
  )
}

function WatchLine({ watch: { id, name, is_on, looked_at, found } }: { readonly watch: Watch }): ReactNode {
  const t = useTexts()
  const set = useChange(libraryApi.setWatch)
  return (
    <Flex gap={12} align="center" justify="space-between">
      <span>
        {name}
        {is_on && looked_at && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {t('watches.looked', { day: formatDay(looked_at.slice(0, 10)), count: found })}
          </Typography.Text>
        )}
      </span>
      <Switch
        checked={is_on}
        loading={set.isPending}
        aria-label={t('watches.tell', { name })}
        onChange={(checked) => set.mutate({ body: { id, is_on: checked } })}
      />
    </Flex>
  )
}
