import { automationApi, type RuleRow } from '@bole/automation/contract'
import { formatMeeting } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Drawer, Flex, Spin } from 'antd'
import type { ReactNode } from 'react'
import { actionsText, type Names } from './sentence.ts'
import { useTexts } from './texts/index.ts'

interface RunsProps {
  readonly rule: RuleRow
  readonly names: Names
  readonly onClose: () => void
}

/** What a rule did last, version by version, and who made it say so. */
export function RunsDrawer({ rule, names, onClose }: RunsProps): ReactNode {
  const t = useTexts()
  const found = useCall(automationApi.viewRule, { query: { id: rule.id } }).data?.data
  return (
    <Drawer open size={640} title={t('runs.title', { name: rule.name })} onClose={onClose}>
      {found ? (
        <Flex vertical gap={16}>
          {found.runs.length === 0 && <span>{t('runs.none')}</span>}
          <ul>
            {found.runs.map(({ application_id, name, position_title, version, outcome, actions, at }) => (
              <li key={`${application_id} ${at} ${version}`}>
                {[
                  formatMeeting(at),
                  name,
                  position_title,
                  t('runs.version', { version }),
                  t(`runs.outcomes.${outcome}`),
                  actionsText(
                    t,
                    names,
                    actions.map(({ action }) => action),
                  ),
                  ...new Set(actions.map(({ why }) => why)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          <b>{t('runs.versions')}</b>
          <ul>
            {found.versions.map(({ version, name, state, changed_by, changed_at }) => (
              <li key={version}>
                {[
                  t('runs.version', { version }),
                  name,
                  t(`states.${state}`),
                  changed_by ?? t('runs.itself'),
                  formatMeeting(changed_at),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Flex>
      ) : (
        <Spin />
      )}
    </Drawer>
  )
}
