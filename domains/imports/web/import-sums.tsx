import { type ImportDetail, importsApi } from '@bole/imports/contract'
import { intakeScreens } from '@bole/intake/screens'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { App, Button, Card, Flex, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** How many rows would become, became or stayed what, and what can be done next. */
export function ImportSums({ one }: { readonly one: ImportDetail }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const { id, version, state, sums, can } = one
  const run = useChange(importsApi.runImport)
  const undo = useChange(importsApi.undoImport)
  const isUndone = state === 'undoing' || state === 'undone'
  const shown = isUndone ? (['removed', 'in_part', 'kept'] as const) : (['new', 'known', 'refused'] as const)
  const count = sums.new + sums.known
  const ask = (title: string, isDangerous: boolean, change: typeof run | typeof undo) =>
    modal.confirm({
      title,
      okButtonProps: { danger: isDangerous },
      cancelText: t('cancel'),
      onOk: () => change.mutateAsync({ body: { id, version } }),
    })
  const title = isUndone ? t('undo.title') : state === 'checked' ? t('run.title') : t('done.title')
  return (
    <Card size="small" title={title}>
      <Flex gap={32} wrap align="center">
        {shown.map((name) => (
          <Statistic key={name} title={t(`sums.${name}`)} value={sums[name]} />
        ))}
        <Flex gap={12} align="center" wrap style={{ marginInlineStart: 'auto' }}>
          {state === 'done' && (
            <PlaceLink place={{ path: addressOf(intakeScreens.arrivals, { origin: 2 }, { door: 'import' }) }}>
              {t('done.arrivals')}
            </PlaceLink>
          )}
          {can.run && (
            <Button
              type="primary"
              disabled={count === 0}
              loading={run.isPending}
              onClick={() => ask(t('run.sure', { count }), false, run)}
            >
              {t('run.start', { count })}
            </Button>
          )}
          {can.undo && (
            <Button danger loading={undo.isPending} onClick={() => ask(t('undo.sure'), true, undo)}>
              {t('undo.start')}
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}
