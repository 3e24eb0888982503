import type { Config } from '@bole/automation/contract'
import type { Action, Condition, Setting, Trigger } from '@bole/automation/model'
import { listOf } from '@bole/platform/web'
import type { AutomationTexts } from './texts/index.ts'

/** What codes are called; positions apart, as they are asked for apart. */
export interface Names extends Config {
  readonly positions: Readonly<Record<string, string>>
}

/** A rule as a sentence: when, if, and what then. */
export function sentenceOf(
  t: AutomationTexts,
  names: Names,
  { trigger, conditions, actions }: Setting,
): string {
  const iffs = conditions.map((one) => conditionOf(t, names, one))
  return [
    triggerOf(t, names, trigger),
    ...(iffs.length > 0 ? [t('sentence.if', { conditions: listOf(iffs) })] : []),
    actions.length > 0 ? actionsText(t, names, actions) : t('sentence.nothing'),
  ].join(' → ')
}

/** What a rule does, as a sentence. */
export function actionsText(t: AutomationTexts, names: Names, actions: readonly Action[]): string {
  return listOf(actions.map((one) => actionOf(t, names, one)))
}

const called = (t: AutomationTexts, map: Readonly<Record<string, string>>, code: string | number) =>
  map[code] ?? t('sentence.unknown')

function triggerOf(t: AutomationTexts, names: Names, trigger: Trigger): string {
  switch (trigger.when) {
    case 'enters':
      return t('sentence.enters', { at: called(t, { ...names.stages, ...names.statuses }, trigger.at) })
    case 'stays': {
      const at = called(t, { ...names.stages, ...names.statuses }, trigger.at)
      return t('sentence.stays', { at, days: trigger.days })
    }
    case 'arrives':
      return trigger.sources.length === 0
        ? t('sentence.arrives')
        : t('sentence.arrivesFrom', {
            names: listOf(trigger.sources.map((one) => called(t, names.sources, one))),
          })
    case 'date':
      return t('sentence.date', { date: called(t, names.dates, trigger.date), days: trigger.days })
  }
}

function conditionOf(t: AutomationTexts, names: Names, condition: Condition): string {
  if (condition.if === 'without_owner') return t('sentence.without_owner')
  const map = {
    source: names.sources,
    position: names.positions,
    label: names.labels,
    without_label: names.labels,
  }
  const all = listOf(condition.any.map((one) => called(t, map[condition.if], one)))
  return t(`sentence.${condition.if}`, { names: all })
}

function actionOf(t: AutomationTexts, names: Names, action: Action): string {
  switch (action.do) {
    case 'move':
      return t('sentence.move', { name: called(t, names.stages, action.stage) })
    case 'label':
      return t('sentence.addLabel', { name: called(t, names.labels, action.id) })
    case 'owner':
      return t('sentence.owner', { name: called(t, names.users, action.id) })
    case 'approve':
      return t('sentence.approve', { names: listOf(action.by.map((id) => called(t, names.users, id))) })
    case 'feedback':
      return t('sentence.feedback', { name: called(t, names.feedback, action.action) })
    case 'message':
      return t('sentence.message', { subject: action.subject })
    case 'pool':
      return t('sentence.pool', { name: called(t, names.folders, action.id) })
    case 'notice':
      return action.to === null
        ? t('sentence.noticeOwner')
        : t('sentence.notice', { name: called(t, names.users, action.to) })
  }
}
