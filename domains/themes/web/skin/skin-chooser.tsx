import { organisationsScreens } from '@bole/organisations/screens'
import type { ReplyOf } from '@bole/platform/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, useChange } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { App, Button, Card, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { LookFields } from './look-fields.tsx'
import { LookPreview } from './look-preview.tsx'
import styles from './skin.module.css'

interface SkinChooserProps {
  readonly themeId: number
  readonly worn: ReplyOf<typeof themesApi.getSkins>
}

const devices = ['desktop', 'phone'] as const

/** A skin and a colour for each device, seen before they are saved, and how many skins are left. */
export function SkinChooser({ themeId: theme_id, worn }: SkinChooserProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [looks, setLooks] = useState({ desktop: worn.desktop, phone: worn.phone })
  const change = useChange(themesApi.changeSkins, { onDone: () => void message.success(t('skin.saved')) })
  const isChanged = devices.some(
    (device) => looks[device].skin !== worn[device].skin || looks[device].colour !== worn[device].colour,
  )
  return (
    <Flex vertical gap={12}>
      <div className={styles.devices}>
        {devices.map((device, index) => {
          const { total = null, used = 0 } = worn.quota[index] ?? {}
          return (
            <Card key={device} size="small" title={t(`skin.${device}`)}>
              <LookPreview look={looks[device]} device={device} />
              <LookFields
                device={t(`skin.${device}`)}
                look={looks[device]}
                isDisabled={!worn.can.edit}
                onChange={(look) => setLooks({ ...looks, [device]: look })}
              />
              <Typography.Paragraph type="secondary" className={styles.quota ?? ''}>
                {total === null
                  ? t('skin.unlimited', { used: formatNumber(used) })
                  : t('skin.of', { used: formatNumber(used), total: formatNumber(total) })}{' '}
                {total !== null && used >= total && (
                  <PlaceLink place={{ path: addressOf(organisationsScreens.centre) }}>
                    {t('skin.more')}
                  </PlaceLink>
                )}
              </Typography.Paragraph>
            </Card>
          )
        })}
      </div>
      {worn.can.edit && (
        <div>
          <Button
            type="primary"
            disabled={!isChanged}
            loading={change.isPending}
            onClick={() => change.mutate({ body: { theme_id, version: worn.version, ...looks } })}
          >
            {t('form.save')}
          </Button>
        </div>
      )}
    </Flex>
  )
}
