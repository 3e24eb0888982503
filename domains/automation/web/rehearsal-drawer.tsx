import { automationApi, type Rehearsal, type RuleRow } from '@bole/automation/contract'
import { formatMeeting } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { Alert, App, Button, Drawer, Flex, Spin } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { actionsText, type Names } from './sentence.ts'
import { useTexts } from './texts/index.ts'

interface RehearsalProps {
  readonly rule: RuleRow
  readonly names: Names
  readonly onClose: () => void
}

/** What a rule would have done lately, and the button that switches it on. */
export function RehearsalDrawer({ rule, names, onClose }: RehearsalProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { mutate, data, isError } = useChange(automationApi.rehearseRule)
  const { origin, setting } = rule
  useEffect(() => mutate({ body: { origin, setting } }), [mutate, origin, setting])
  const enable = useChange(automationApi.disableRule, {
    onDone: () => {
      message.success(t('rehearsal.enabled'))
      onClose()
    },
  })
  const { id, version } = rule
  return (
    <Drawer open size={640} title={t('rehearsal.title', { name: rule.name })} onClose={onClose}>
      <Flex vertical gap={16}>
        {data ? <Found rehearsal={data.data} names={names} /> : !isError && <Spin />}
        <Alert type="info" title={t('rehearsal.note')} />
        <Button
          type="primary"
          disabled={!data}
          loading={enable.isPending}
          onClick={() => enable.mutate({ body: { id, version, is_disabled: false } })}
        >
          {t('rehearsal.enable')}
        </Button>
      </Flex>
    </Drawer>
  )
}

function Found({ rehearsal, names }: { readonly rehearsal: Rehearsal; readonly names: Names }): ReactNode {
  const t = useTexts()
  const { list, total, happened, is_capped } = rehearsal
  return (
    <>
      <b>{total === 0 ? t('rehearsal.none') : t('rehearsal.found', { happened, total })}</b>
      {is_capped && <span>{t('rehearsal.capped')}</span>}
      {total > list.length && <span>{t('rehearsal.first', { count: list.length })}</span>}
      <ul>
        {list.map(({ application_id, name, position_title, at, outcome, actions }) => (
          <li key={`${application_id} ${at}`}>
            {formatMeeting(at)} · {name} · {position_title}：
            {outcome === 'act' ? actionsText(t, names, actions) : t(`rehearsal.${outcome}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
