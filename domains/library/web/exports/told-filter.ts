import type { ExportRow } from '@bole/library/contract'
import { conditionName, conditionWords, nameOfStatus, usePipelineTexts } from '@bole/pipeline/web'
import { formatDay } from '@bole/platform/moments'
import { listOf, wordOf } from '@bole/platform/web'
import { statuses } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { useTexts } from '../texts/index.ts'

const silent = ['chosen', 'sort', 'order', 'origin']
const stageConditions = ['stages', 'stage', 'tracker_status']

/** Says what was exported: each condition and its values by the names people know them by. */
export function useToldFilter(): (row: ExportRow) => string {
  const t = useTexts()
  const words = usePipelineTexts()
  const stageName = useStageName()
  return ({ filter, names }) => {
    if (typeof filter.chosen === 'number') return t('exports.chosen', { count: filter.chosen })
    const statusName = (key: string) => {
      const [step = 0, detail = 0] = key.split('/').map(Number)
      const stage = Number(filter.tracker_status ?? 0)
      const known = statuses.statuses.find(
        (one) => one.step === step && one.detail === detail && (stage === 0 || one.stage === stage),
      )
      return known ? nameOfStatus(words, { status: known.stage, name: known.name }) : key
    }
    const valuesOf = (name: string, values: readonly string[]) => {
      const ofSteps = name === 'process_step_id' ? (names.stage_of_step ?? []) : []
      const named = names[name]
      if (named) return [...named, ...ofSteps.map((code) => stageName(Number(code)))]
      if (stageConditions.includes(name)) return values.map((code) => stageName(Number(code)))
      if (name === 'statuses') return values.map(statusName)
      if (name.startsWith('applied_')) return values.map(formatDay)
      return conditionWords(
        words,
        name,
        values.map((value) => (value === 'true' ? words('yes') : value)),
      )
    }
    const told = Object.entries(filter).flatMap(([name, value]) => {
      const isNothing = name === 'tracker_status' && value === 0
      if (silent.includes(name) || isNothing || value === null || value === false) return []
      const title = wordOf(t, `exports.conditions.${name}`, {}, conditionName(words, name))
      return [`${title}: ${listOf(valuesOf(name, [value].flat().map(String))) || '—'}`]
    })
    return told.join(' · ') || t('exports.everybody')
  }
}
