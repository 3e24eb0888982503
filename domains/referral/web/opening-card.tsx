import type { ReplyOf } from '@bole/platform/contract'
import { formatMoment } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { referralApi } from '@bole/referral/contract'
import { App, Button, Card, Checkbox, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { LaterDialog } from './later-dialog.tsx'
import { useTexts } from './texts/index.ts'

type Themes = ReplyOf<typeof referralApi.listThemes>

interface OpeningCardProps {
  readonly theme: Themes['themes'][number]
  readonly positions: Themes['themeIdToList'][string]['responsiblePositions']
}

/** A project’s positions: those ticked are open to referral once that is said, the others are not. */
export function OpeningCard({ theme, positions }: OpeningCardProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const open = useChange(referralApi.openPositions)
  const [ids, setIds] = useState(() =>
    positions.flatMap(({ id, is_open, is_deleted }) => (is_open && !is_deleted ? id : [])),
  )
  const [isLater, setIsLater] = useState(false)
  const openNow = () =>
    open.mutate(
      { body: { theme_id: theme.id, position_ids: ids } },
      { onSuccess: () => void message.success(t('opening.opened')) },
    )
  return (
    <Card size="small" title={theme.theme_name}>
      <Flex vertical gap={8}>
        {positions.map(({ id, title, state, opens_at, is_deleted }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            disabled={is_deleted}
            onChange={({ target }) =>
              setIds(target.checked ? [...ids, id] : ids.filter((other) => other !== id))
            }
          >
            {title}{' '}
            <Typography.Text type="secondary">
              {is_deleted ? t('opening.deleted') : t(`opening.${state}`)}
              {opens_at && ` · ${t('opening.opensAt', { at: formatMoment(opens_at) })}`}
            </Typography.Text>
          </Checkbox>
        ))}
        <Flex gap={8} wrap>
          <Button type="primary" loading={open.isPending} onClick={openNow}>
            {t('opening.now')}
          </Button>
          <Button disabled={ids.length === 0} onClick={() => setIsLater(true)}>
            {t('opening.later')}
          </Button>
        </Flex>
      </Flex>
      {isLater && <LaterDialog themeId={theme.id} positionIds={ids} onClose={() => setIsLater(false)} />}
    </Card>
  )
}
